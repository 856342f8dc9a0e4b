import type { Ref } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipOption } from "#web/ui/chip.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { FormField } from "./form-field.ts";

type ListField = Extract<FormField, { control: "chips" | "times" }>;

interface ListControlProps {
  id: string;
  field: ListField;
  /** The chosen values with commas between them. */
  value: string;
  className?: string;
  problem?: string | undefined;
  readOnly?: boolean | undefined;
  onChange: (value: string) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** A field with any number of values: chips to choose from, or times. */
export function ListControl({ id, field, value, className, problem, readOnly, onChange, ref }: ListControlProps) {
  const values = value === "" ? [] : value.split(",");
  const parts = { id, values, problem, readOnly, onChange: (next: string[]) => onChange(next.join(",")) };
  return (
    <fieldset ref={ref} className={className} aria-describedby={problem ? `${id}-error` : undefined}>
      <legend className="font-bold">{field.label}</legend>
      {field.hint && <p className="text-1 text-ink2">{field.hint}</p>}
      {field.control === "chips" ? <Chips {...parts} field={field} /> : <Times {...parts} field={field} />}
      {problem && (
        <p id={`${id}-error`} className="mt-1 flex gap-2 text-1 font-bold text-bad">
          <Icon name="warn" />
          <span>{problem}</span>
        </p>
      )}
    </fieldset>
  );
}

interface PartProps<Control extends ListField["control"]> {
  id: string;
  field: Extract<FormField, { control: Control }>;
  values: string[];
  problem: string | undefined;
  readOnly: boolean | undefined;
  onChange: (values: string[]) => void;
}

function Chips({ id, field: { options, none }, values, problem, readOnly, onChange }: PartProps<"chips">) {
  const unknown = values.filter((value) => options.every(([known]) => known !== value));
  const all = [...options, ...unknown.map((value) => [value, "No longer in the list"] as const)];
  if (all.length === 0) return <p className="mt-1 text-ink2">{none}</p>;
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {all.map(([option, label]) => (
        <ChipOption
          key={option}
          name={id}
          value={option}
          checked={values.includes(option)}
          disabled={readOnly}
          aria-invalid={problem ? true : undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...values, option] : values.filter((value) => value !== option))
          }
        >
          {label}
        </ChipOption>
      ))}
    </div>
  );
}

const dayMs = 86_400_000;

/** Returns a time to begin with: a week after the last one, or tomorrow at nine. Monrovia's time is UTC all year. */
function nextTime(values: readonly string[]): string {
  const last = Math.max(...values.map((value) => Date.parse(value)));
  if (last > Date.now()) return new Date(last + 7 * dayMs).toISOString();
  return `${new Date(Date.now() + dayMs).toISOString().slice(0, 10)}T09:00:00.000Z`;
}

function Times({ id, field: { label, add, count }, values, problem, readOnly, onChange }: PartProps<"times">) {
  return (
    <div className="mt-1 grid gap-2">
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same time may be there twice while it is typed
        <div key={index} className="flex items-center gap-2">
          <input
            id={index === 0 ? id : `${id}-${index}`}
            className={classNames("in min-w-0 max-w-[16rem] flex-1", Date.parse(value) < Date.now() && "text-ink2")}
            type="datetime-local"
            step={300}
            aria-label={`${label} ${index + 1}`}
            aria-invalid={problem ? true : undefined}
            value={value.slice(0, 16)}
            readOnly={readOnly}
            onChange={({ currentTarget: { value: typed } }) => {
              // An incomplete time is empty.
              if (typed) onChange(values.map((one, other) => (other === index ? `${typed}:00.000Z` : one)));
            }}
          />
          <Button
            look="quiet"
            busy={readOnly}
            aria-label={`Remove ${label} ${index + 1}`}
            onClick={() => onChange(values.filter((_, other) => other !== index))}
          >
            Remove
          </Button>
        </div>
      ))}
      {values.length < count && (
        <Button
          look="small"
          className="justify-self-start"
          busy={readOnly}
          onClick={() => onChange([...values, nextTime(values)])}
        >
          {add}
        </Button>
      )}
    </div>
  );
}
