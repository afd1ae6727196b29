//! Columns as Parquet has them: a page of the different values, and a page that says which row has which.

use bytes::Bytes;
use parquet::basic::{Compression, Encoding, ZstdLevel};
use parquet::column::page::{CompressedPage, Page, PageWriteSpec, PageWriter};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::Result;
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::file::statistics::Statistics;
use parquet::file::writer::{SerializedPageWriter, TrackedWrite};
use parquet::schema::types::ColumnDescPtr;
use zstd::bulk::Compressor;

use super::dictionary::Dictionary;
use super::hybrid::Hybrid;
use super::value::{Name, Value, push_text};
use crate::cells::{Cells, Texts};
use crate::runs::Runs;

/// Writes columns one behind the other.
pub(crate) struct Press {
    written: TrackedWrite<Vec<u8>>,
    packer: Compressor<'static>,
    rows: usize,
    /// Pages before they are packed.
    values: Vec<u8>,
    body: Vec<u8>,
    /// The number of each run's value among the different ones, and how many rows it has.
    numbers: Vec<(u32, u32)>,
}

/// How hard pages are packed: lightly. The next step up saves a tenth of the room and takes half as much time again.
const LEVEL: i32 = -5;

/// Fewer bytes are not worth packing.
const FEW: usize = 8192;

impl Press {
    /// For columns of so many rows.
    pub fn new(rows: usize) -> Result<Press> {
        Ok(Press {
            written: TrackedWrite::new(Vec::new()),
            packer: Compressor::new(LEVEL)?,
            rows,
            values: Vec::new(),
            body: Vec::new(),
            numbers: Vec::new(),
        })
    }

    /// What has been written.
    pub fn finish(self) -> Result<Bytes> {
        Ok(self.written.into_inner()?.into())
    }

    /// Writes a column.
    pub fn column(&mut self, column: &ColumnDescPtr, cells: &Cells) -> Result<ColumnCloseResult> {
        let rows = self.rows;
        match cells {
            Cells::Counts(runs) => self.always(column, runs),
            Cells::Amounts(runs) => self.always(column, runs),
            Cells::Numbers(runs) => self.always(column, runs),
            Cells::Maybe16(runs) => self.runs(column, runs.iter(rows)),
            Cells::Maybe32(runs) => self.runs(column, runs.iter(rows)),
            Cells::Maybe64(runs) => self.runs(column, runs.iter(rows)),
            Cells::MaybeNumbers(runs) => self.runs(column, runs.iter(rows)),
            Cells::Moves(runs) => self.runs(column, runs.iter(rows)),
            Cells::Names(names) => {
                let name = |index: u32| Name { index, text: names.text(index) };
                let runs = names.rows().iter(rows);
                self.runs(column, runs.map(|(index, length)| (index.map(name), length)))
            }
            Cells::Flags(runs) => self.flags(column, runs),
            Cells::Texts(texts) => self.texts(column, texts),
        }
    }

    fn always<V: Value + PartialEq>(
        &mut self,
        column: &ColumnDescPtr,
        runs: &Runs<V>,
    ) -> Result<ColumnCloseResult> {
        let runs = runs.iter(self.rows);
        self.runs(column, runs.map(|(value, length)| (Some(value), length)))
    }

    /// Values that are the same for some rows, or none.
    fn runs<V: Value>(
        &mut self,
        column: &ColumnDescPtr,
        runs: impl Iterator<Item = (Option<V>, usize)> + Clone,
    ) -> Result<ColumnCloseResult> {
        let mut different = Dictionary::new();
        self.numbers.clear();
        let mut nulls = 0;
        for (value, length) in runs.clone() {
            match value {
                Some(value) => {
                    self.numbers.push((different.number(value), length as u32));
                }
                None => nulls += length,
            }
        }
        self.body.clear();
        if column.max_def_level() > 0 {
            push_levels(&mut self.body, runs.map(|(value, length)| (value.is_some(), length)));
        }
        let Dictionary { values, .. } = different;
        let statistics = V::statistics(&values, nulls as u64);
        let numbers = self.numbers.iter().map(|&(number, length)| (number, length as usize));
        // A value that hardly ever comes again is not worth a number.
        let width = Hybrid::width_of(values.len().saturating_sub(1));
        if values.len() * 2 > self.rows - nulls + 2 || width > Hybrid::WIDEST {
            for (number, length) in numbers {
                for _ in 0..length {
                    values[number as usize].push_plain(&mut self.body);
                }
            }
            return self.pages(column, None, Encoding::PLAIN, statistics);
        }
        self.values.clear();
        values.iter().for_each(|value| value.push_plain(&mut self.values));
        self.body.push(width as u8);
        let mut hybrid = Hybrid::new(&mut self.body, width);
        numbers.for_each(|(number, length)| hybrid.push(number, length));
        hybrid.finish();
        self.pages(column, Some(values.len()), Encoding::RLE_DICTIONARY, statistics)
    }

    /// A bit a row.
    fn flags(&mut self, column: &ColumnDescPtr, runs: &Runs<bool>) -> Result<ColumnCloseResult> {
        self.body.clear();
        self.body.resize(self.rows.div_ceil(8), 0);
        let (mut row, mut any) = (0, [false; 2]);
        for (flag, length) in runs.iter(self.rows) {
            any[usize::from(flag)] = true;
            if flag {
                for set in row..row + length {
                    self.body[set / 8] |= 1 << (set % 8);
                }
            }
            row += length;
        }
        let statistics = Statistics::boolean(Some(!any[0]), Some(any[1]), None, Some(0), false);
        self.pages(column, None, Encoding::PLAIN, statistics)
    }

    /// A text a row. Whoever looks for one does not know which comes first of many, so nothing is said of that.
    fn texts(&mut self, column: &ColumnDescPtr, texts: &Texts) -> Result<ColumnCloseResult> {
        self.body.clear();
        self.body.reserve(texts.bytes() + self.rows * size_of::<u32>());
        if column.max_def_level() > 0 {
            push_levels(&mut self.body, [(true, self.rows)].into_iter());
        }
        texts.iter().for_each(|text| push_text(text, &mut self.body));
        let statistics = Statistics::byte_array(None, None, None, Some(0), false);
        self.pages(column, None, Encoding::PLAIN, statistics)
    }

    /// Writes the pages of a column: different values, if they have one of their own, and rows.
    fn pages(
        &mut self,
        column: &ColumnDescPtr,
        different: Option<usize>,
        encoding: Encoding,
        statistics: Statistics,
    ) -> Result<ColumnCloseResult> {
        let values: &[u8] = if different.is_some() { &self.values } else { &[] };
        let plain = values.len() + self.body.len();
        let mut packed = None;
        if plain >= FEW {
            let values = self.packer.compress(values)?;
            let body = self.packer.compress(&self.body)?;
            // Unpacking takes time, too.
            if values.len() + body.len() < plain - plain / 8 {
                packed = Some((values, body));
            }
        }
        let codec = match packed {
            Some(_) => Compression::ZSTD(ZstdLevel::default()),
            None => Compression::UNCOMPRESSED,
        };
        let (values, body) = packed.unwrap_or_else(|| (values.to_vec(), self.body.clone()));
        let start = self.written.bytes_written() as u64;
        let mut sizes = Sizes::default();
        let mut writer = SerializedPageWriter::new(&mut self.written);
        let mut offset = None;
        if let Some(different) = different {
            let page = Page::DictionaryPage {
                buf: values.into(),
                num_values: different as u32,
                encoding: Encoding::PLAIN,
                is_sorted: false,
            };
            offset = Some(start as i64);
            sizes.add(&writer.write_page(CompressedPage::new(page, self.values.len()))?);
        }
        let page = Page::DataPage {
            buf: body.into(),
            num_values: self.rows as u32,
            encoding,
            def_level_encoding: Encoding::RLE,
            rep_level_encoding: Encoding::RLE,
            statistics: None,
        };
        let data = writer.write_page(CompressedPage::new(page, self.body.len()))?;
        sizes.add(&data);
        let metadata = ColumnChunkMetaData::builder(column.clone())
            .set_encodings(vec![Encoding::PLAIN, Encoding::RLE, encoding])
            .set_compression(codec)
            .set_num_values(self.rows as i64)
            .set_total_compressed_size(sizes.packed)
            .set_total_uncompressed_size(sizes.plain)
            .set_dictionary_page_offset(offset)
            .set_data_page_offset(data.offset as i64)
            .set_statistics(statistics)
            .build()?;
        Ok(ColumnCloseResult {
            bytes_written: sizes.packed as u64,
            rows_written: self.rows as u64,
            metadata,
            bloom_filter: None,
            column_index: None,
            offset_index: None,
        })
    }
}

/// The bytes of a column, headings included.
#[derive(Default)]
struct Sizes {
    packed: i64,
    plain: i64,
}

impl Sizes {
    fn add(&mut self, page: &PageWriteSpec) {
        self.packed += page.compressed_size as i64;
        self.plain += page.uncompressed_size as i64;
    }
}

/// Which rows have a value.
fn push_levels(body: &mut Vec<u8>, runs: impl Iterator<Item = (bool, usize)>) {
    let start = body.len();
    body.extend_from_slice(&[0; size_of::<u32>()]);
    let mut levels = Hybrid::new(body, 1);
    runs.for_each(|(there, length)| levels.push(u32::from(there), length));
    levels.finish();
    let values = start + size_of::<u32>();
    let length = (body.len() - values) as u32;
    body[start..values].copy_from_slice(&length.to_le_bytes());
}
