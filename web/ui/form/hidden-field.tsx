/**
 * What keeps autofill away from the hidden field. Chrome ignores `autocomplete="off"` for fields that it recognises, so
 * the name, the id and the label say nothing about a person; each password manager has its own attribute.
 */
const notForAutofill = {
  autoComplete: "off",
  "data-1p-ignore": "",
  "data-bwignore": "",
  "data-form-type": "other",
  "data-lpignore": "true",
  "data-protonpass-ignore": "true",
  className: "keeper-ignore",
} as const;

/**
 * A field that people do not see and bots fill in.
 * @param name one that says nothing about a person
 */
export function HiddenField({ id, name }: { id: string; name: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={name} tabIndex={-1} {...notForAutofill} />
    </div>
  );
}
