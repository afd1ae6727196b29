// Runs before the first paint, so that a chosen theme never flashes.
try {
  const theme = localStorage.getItem('kmoch-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's preference holds.
}
