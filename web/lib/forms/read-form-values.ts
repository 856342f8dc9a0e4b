/** Returns every value of a form, as the browser would send it. */
export const readFormValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
