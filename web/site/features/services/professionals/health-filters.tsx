import { type FormEvent, useEffect, useRef } from "react";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { readFormValues } from "#web/lib/forms/read-form-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, SearchInput, Select } from "#web/ui/form/field.tsx";
import { type HealthQuery, healthPath, readHealthQuery } from "./health-query.ts";

interface HealthFiltersProps {
  query: HealthQuery;
  specialties: readonly [name: string, count: number][];
  /** `isTyped`: the words may be unfinished. */
  onChange: (next: HealthQuery, isTyped?: boolean) => void;
}

/** In milliseconds. */
const typingDelay = 300;

const readForm = (form: HTMLFormElement): HealthQuery => readHealthQuery(new URLSearchParams(readFormValues(form)));

/** Fills the form from the query, for example after Back. Skips the box that the visitor is typing in. */
function fillForm(form: HTMLFormElement, { q, specialty, available }: HealthQuery): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = specialty;
    else if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = available;
    else if (control instanceof HTMLInputElement && control !== document.activeElement) control.value = q;
  }
}

/** A plain form that works without a script. With a script, each change applies immediately. */
export function HealthFilters({ query, specialties, onChange }: HealthFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef(0);
  const isFirstRun = useRef(true);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!form.current) return;
    // On the first run, apply what the visitor chose before the script was ready. Later, the form follows the query.
    const formQuery = readForm(form.current);
    if (isFirstRun.current && healthPath("", formQuery) !== healthPath("", query)) onChange(formQuery);
    else fillForm(form.current, query);
    isFirstRun.current = false;
  });

  const apply = (isTyped?: boolean) => form.current && onChange(readForm(form.current), isTyped);
  const onInput = ({ target }: FormEvent) => {
    clearTimeout(timer.current);
    if (target instanceof HTMLInputElement && target.type === "search")
      timer.current = window.setTimeout(() => apply(true), typingDelay);
    else apply();
  };
  const isUnknown = query.specialty !== "" && !specialties.some(([name]) => name === query.specialty);
  return (
    <search className="mt-4 block">
      <form
        ref={form}
        action={paths.health}
        autoComplete="off"
        className="grid grid-cols-1 gap-2"
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          clearTimeout(timer.current);
          apply();
        }}
      >
        <div className="flex flex-wrap gap-2">
          <Field id="health-q" label="Search doctors" hideLabel className="min-w-0 grow basis-[8rem]">
            <SearchInput
              id="health-q"
              name="q"
              defaultValue={query.q}
              placeholder="Name or specialty"
              maxLength={200}
            />
          </Field>
          <Button type="submit" className="px-4">
            Search
          </Button>
        </div>
        <div className="flex flex-wrap gap-2">
          <Field id="health-specialty" label="Specialty" hideLabel className="min-w-0 grow basis-[9.5rem]">
            <Select id="health-specialty" name="specialty" defaultValue={query.specialty}>
              <option value="">All specialties</option>
              {isUnknown && <option value={query.specialty}>{query.specialty}</option>}
              {specialties.map(([name, count]) => (
                <option key={name} value={name}>
                  {`${name} (${formatNumber(count)})`}
                </option>
              ))}
            </Select>
          </Field>
          {/* Not a ChipOption, whose chunk this page does not load otherwise. */}
          <label className="chip">
            <input type="checkbox" name="available" value="true" defaultChecked={query.available} />
            Available only
          </label>
        </div>
      </form>
    </search>
  );
}
