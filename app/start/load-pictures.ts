/** Loads the pictures that wait until they are near the viewport: paper has none (PRINT-01). */
export function loadPicturesBeforePrinting(): void {
  addEventListener('beforeprint', () => {
    for (const picture of document.images) picture.loading = 'eager'
  })
}
