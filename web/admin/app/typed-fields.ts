/** The fields that the user changed, while they are in the page. */
const changed = new Set<Element>();

/** Notes the fields that the user changes. Returns how to stop. */
export function watchTypedFields(): () => void {
  const note = ({ target }: Event) => {
    for (const field of changed) if (!field.isConnected) changed.delete(field);
    if (target instanceof Element) changed.add(target);
  };
  document.addEventListener("input", note, true);
  return () => document.removeEventListener("input", note, true);
}

/** Whether a form in the page has something that the user typed or chose. A search loses nothing. */
export const hasTypedFields = (): boolean => [...changed].some((field) => field.isConnected && isFilled(field));

function isFilled(field: Element): boolean {
  if (field.closest("search")) return false;
  if (field instanceof HTMLTextAreaElement) return field.value.trim() !== "";
  if (!(field instanceof HTMLInputElement)) return true;
  if (field.type === "checkbox" || field.type === "radio") return field.form !== null;
  return field.type !== "search" && field.value.trim() !== "";
}
