import type { ListParams } from "../list-pages/list-params.ts";
import { toSearchParams } from "../list-pages/list-params.ts";
import { priceKey } from "./price-filter.ts";

/** The form of a page, for controls that stand outside it. */
export const searchFormId = "list-form";

/** An address in a form's own terms: the two price bounds are one choice there. */
function formParams(address: ListParams): URLSearchParams {
  const params = toSearchParams({ filters: address.filters, sort: address.sort });
  params.delete("min_price");
  params.delete("max_price");
  params.set("price", priceKey(address.filters));
  return params;
}

/** What a form would send; what it has no control for stays as the address says. */
export function readSearchForm(form: HTMLFormElement, address: ListParams): URLSearchParams {
  const params = formParams(address);
  for (const control of form.elements) if ("name" in control) params.delete(String(control.name));
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.append(name, value);
  return params;
}

/**
 * Brings a form's controls in line with the address after Back, a chip or the sheet changed it; the box that is
 * being typed in is left alone.
 */
export function fillSearchForm(form: HTMLFormElement, address: ListParams): void {
  const params = formParams(address);
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) {
      const values = params.getAll(control.name);
      control.checked = values.includes(control.value) || (values.length === 0 && control.value === "");
    } else if (control instanceof HTMLSelectElement) {
      control.value = params.get(control.name) ?? control.querySelector("option")?.value ?? "";
    } else if (control instanceof HTMLInputElement && control !== document.activeElement) {
      control.value = params.get(control.name) ?? "";
    }
  }
}
