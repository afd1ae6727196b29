//! Memory for large tables: in huge pages, where the system has them.
//!
//! A search jumps about in tables of many megabytes. In pages of two megabytes the processor knows where
//! each of them lies; in pages of four kilobytes it has to look most of them up.

use std::alloc::{GlobalAlloc, Layout, System};

const HUGE_PAGE: usize = 2 << 20;
/// From this size on a table gets huge pages of its own.
const LARGE: usize = HUGE_PAGE / 2;

/// The system's memory, with large pieces of it in huge pages.
pub struct HugePages;

/// The whole huge pages that a large piece is given; `None` for a small one.
fn in_huge_pages(layout: Layout) -> Option<Layout> {
    if layout.size() < LARGE {
        return None;
    }
    let size = layout.size().checked_next_multiple_of(HUGE_PAGE)?;
    Layout::from_size_align(size, layout.align().max(HUGE_PAGE)).ok()
}

// SAFETY: all memory is the system's own; a large piece is asked for and given back with the same larger
// layout, which follows from the layout alone.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for HugePages {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        match in_huge_pages(layout) {
            None => unsafe { System.alloc(layout) },
            Some(pages) => {
                let place = unsafe { System.alloc(pages) };
                advise(place, pages.size());
                place
            }
        }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if in_huge_pages(layout).is_none() {
            return unsafe { System.alloc_zeroed(layout) };
        }
        let place = unsafe { self.alloc(layout) };
        if !place.is_null() {
            unsafe { place.write_bytes(0, layout.size()) };
        }
        place
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        unsafe { System.dealloc(place, in_huge_pages(layout).unwrap_or(layout)) };
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if layout.size().max(size) < LARGE {
            return unsafe { System.realloc(place, layout, size) };
        }
        let Ok(grown) = Layout::from_size_align(size, layout.align()) else {
            return std::ptr::null_mut();
        };
        let new = unsafe { self.alloc(grown) };
        if !new.is_null() {
            unsafe {
                new.copy_from_nonoverlapping(place, layout.size().min(size));
                self.dealloc(place, layout);
            }
        }
        new
    }
}

/// Asks for huge pages. It is a wish: where it is not granted, small ones do as well.
#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
fn advise(place: *mut u8, size: usize) {
    if !place.is_null() {
        // SAFETY: the pages from `place` on were allocated just now and are ours alone.
        unsafe { libc::madvise(place.cast(), size, libc::MADV_HUGEPAGE) };
    }
}

#[cfg(not(target_os = "linux"))]
fn advise(_: *mut u8, _: usize) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_pieces_stay_as_they_are() {
        assert_eq!(in_huge_pages(Layout::new::<[u8; 4096]>()), None);
    }

    #[test]
    fn large_pieces_get_whole_huge_pages() {
        let pages = in_huge_pages(Layout::new::<[u8; 3 << 20]>()).unwrap();
        assert_eq!((pages.size(), pages.align()), (2 * HUGE_PAGE, HUGE_PAGE));
    }

    #[test]
    fn a_table_that_grows_keeps_what_it_holds() {
        let mut table: Vec<u64> = Vec::new();
        (0..1_000_000).for_each(|number| table.push(number));
        assert!(table.iter().enumerate().all(|(index, &number)| index as u64 == number));
        assert!(vec![0u64; 1_000_000].iter().all(|&number| number == 0));
    }
}
