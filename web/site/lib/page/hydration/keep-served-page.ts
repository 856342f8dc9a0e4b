/**
 * Copies the server's HTML, and returns a function that shows it again, without the script: its links and forms still
 * work. Call before hydration.
 */
export function keepServedPage(element: HTMLElement): () => void {
  // In a document of its own the copy loads no images.
  const served = document.implementation.createHTMLDocument().importNode(element, true);
  let shown = element;
  return () => {
    // Buttons that need the script disappear.
    delete document.documentElement.dataset.js;
    shown.replaceWith(served);
    shown = served;
  };
}
