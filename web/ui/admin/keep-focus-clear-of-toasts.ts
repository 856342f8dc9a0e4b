/**
 * Scrolls the focused control clear of a toast that appears over it. A control that gets the focus later scrolls clear by
 * itself, because the style sheet sets a scroll padding. Returns a function that stops it.
 */
export function keepFocusClearOfToasts(): () => void {
  const region = document.getElementById("toasts");
  if (!region || typeof ResizeObserver === "undefined") return () => undefined;
  const observer = new ResizeObserver(() => {
    const toast = region.querySelector(".toast-place > *");
    const focused = document.activeElement;
    if (!toast || !focused || focused === document.body || region.contains(focused)) return;
    const [toastBox, box] = [toast.getBoundingClientRect(), focused.getBoundingClientRect()];
    const isBeside = box.right < toastBox.left || box.bottom < toastBox.top || box.top > toastBox.bottom;
    if (!isBeside && focused.id !== "main") focused.scrollIntoView({ block: "nearest" });
  });
  const observe = () => {
    observer.disconnect();
    for (const place of region.querySelectorAll(".toast-place")) observer.observe(place);
  };
  // The place is rendered after the region.
  const mutations = new MutationObserver(observe);
  mutations.observe(region, { childList: true });
  observe();
  return () => {
    mutations.disconnect();
    observer.disconnect();
  };
}
