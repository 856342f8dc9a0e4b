/** Submits a form as its button does, with validation. `requestSubmit` needs Safari 16. */
export function submitForm(form: HTMLFormElement): void {
  if (form.requestSubmit) form.requestSubmit();
  else form.querySelector<HTMLElement>("[type=submit]")?.click();
}
