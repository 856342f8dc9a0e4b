import { useEffect } from "react";

/** What the history entry of the home page remembers of its search, for Back and Forward. */
export interface RememberedSearch {
  q: string;
  price: string;
}

/** Browsers allow few changes of the history in a short time. In milliseconds. */
const saveDelay = 300;

/** Stores the form in the state of the current history entry, where the router finds it. */
export function rememberSearch(form: HTMLFormElement): void {
  const fields = new FormData(form);
  const search: RememberedSearch = { q: String(fields.get("q")), price: String(fields.get("price")) };
  history.replaceState({ ...history.state, usr: { ...history.state?.usr, search } }, "");
}

/** Remembers a form while the visitor fills it in. Each history entry needs its own key. */
export function SearchMemory({ form }: { form: HTMLFormElement }) {
  useEffect(() => {
    let timer = 0;
    const save = () => rememberSearch(form);
    const saveLater = () => {
      clearTimeout(timer);
      timer = window.setTimeout(save, saveDelay);
    };
    save();
    form.addEventListener("input", saveLater);
    form.addEventListener("change", save);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", saveLater);
      form.removeEventListener("change", save);
    };
  }, [form]);
  return null;
}
