import { type ListParams, toSearchParams } from "../list-pages/list-params.ts";
import { priceKey } from "./filter-groups/price-filter.ts";

/** DOM id of the search form, for controls outside the form element. */
export const searchFormId = "list-form";

/** Returns the params as form fields. A form has one price field instead of two bounds. */
function toFormParams(params: ListParams): URLSearchParams {
  const searchParams = toSearchParams({ filters: params.filters, sort: params.sort });
  searchParams.delete("min_price");
  searchParams.delete("max_price");
  searchParams.set("price", priceKey(params.filters));
  return searchParams;
}

/** The text is applied when the form is submitted, because half-typed words would be wrong filters. */
const isText = (control: Element) => control instanceof HTMLInputElement && control.type === "search";

/**
 * Reads the form's values except its text. Params without a control in the form stay unchanged.
 * @param only the control that was changed: the others may not show the latest params yet
 */
export function readSearchForm(form: HTMLFormElement, params: ListParams, only?: string): URLSearchParams {
  const searchParams = toFormParams(params);
  const fields = new FormData(form);
  for (const control of form.elements) {
    if (!("name" in control)) continue;
    const name = String(control.name);
    if (isText(control) || (only && name !== only)) fields.delete(name);
    else searchParams.delete(name);
  }
  for (const [name, value] of fields) if (typeof value === "string") searchParams.append(name, value);
  // Another minimum replaces "exactly" and "up to", which only words and links set.
  if ((searchParams.get("min_bedrooms") ?? "") !== String(params.filters.min_bedrooms ?? "")) {
    searchParams.delete("bedrooms");
    searchParams.delete("max_bedrooms");
  }
  return searchParams;
}

/** Returns the text in the search box. */
export function readSearchText(form: HTMLFormElement): string {
  return String(new FormData(form).get("q") ?? "").trim();
}

/** Updates the controls except the text after the URL changed, for example with Back. */
export function fillSearchForm(form: HTMLFormElement, params: ListParams): void {
  const searchParams = toFormParams(params);
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) {
      const values = searchParams.getAll(control.name);
      control.checked = values.includes(control.value) || (values.length === 0 && control.value === "");
    } else if (control instanceof HTMLSelectElement) {
      control.value = searchParams.get(control.name) ?? control.querySelector("option")?.value ?? "";
    } else if (control instanceof HTMLInputElement && !isText(control)) {
      control.value = searchParams.get(control.name) ?? "";
    }
  }
}
