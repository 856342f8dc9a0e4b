import { preferredDayRange, preferredTimeLabels, preferredTimes } from "#shared/enquiries/preferred-times.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { controlProps } from "#web/lib/forms/control-props.ts";
import { useHydrated } from "#web/lib/page/hydration/use-hydrated.ts";
import { Field, Select } from "#web/ui/form/field.tsx";
import type { EnquiryState } from "./use-enquiry-form.ts";

export type PreferredFieldName = "preferred_day" | "preferred_time";

interface PreferredTimeFieldsProps {
  /** Prefix of the fields' ids. */
  id: string;
  values: TextValues;
  state: EnquiryState;
  readOnly: boolean;
}

/** The day and time of day that suit the visitor. Both are optional. */
export function PreferredTimeFields({ id, values, state, readOnly }: PreferredTimeFieldsProps) {
  const day = controlProps(id, "preferred_day", state);
  const time = controlProps(id, "preferred_time", state);
  // A page may be a copy from an earlier day, so only the browser limits the calendar.
  const range = useHydrated() ? preferredDayRange(new Date()) : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id={day.id} label="Preferred day (optional)" error={day.error} className="min-w-0">
        <input
          {...day.control}
          type="date"
          className="in"
          defaultValue={values.preferred_day}
          min={range?.first}
          max={range?.last}
          readOnly={readOnly}
        />
      </Field>
      <Field id={time.id} label="Preferred time (optional)" error={time.error} className="min-w-0">
        <Select
          id={time.id}
          name="preferred_time"
          defaultValue={values.preferred_time ?? ""}
          disabled={readOnly}
          aria-invalid={time.control["aria-invalid"]}
          aria-describedby={time.control["aria-describedby"]}
        >
          <option value="">Any time</option>
          {preferredTimes.map((value) => (
            <option key={value} value={value}>
              {preferredTimeLabels[value]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
