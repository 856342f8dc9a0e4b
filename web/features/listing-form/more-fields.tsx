import { useState } from "react";
import type { FormValues } from "#web/features/admin-shared/forms/form-values.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import type { FormField } from "#web/ui/admin/fields/form-field.ts";

interface MoreFieldsProps {
  title: string;
  fields: readonly FormField[];
  values: FormValues;
  children: Elements;
}

/**
 * Fields that are folded until one of them has a value. The title names them, so that a colleague knows where they are.
 * `useFocusInvalid` opens them when one is invalid.
 */
export function MoreFields({ title, fields, values, children }: MoreFieldsProps) {
  const isFilled = fields.some(({ name }) => Boolean(values[name]));
  const [isOpen, setIsOpen] = useState(isFilled);
  const [wasFilled, setWasFilled] = useState(isFilled);
  if (isFilled !== wasFilled) {
    setWasFilled(isFilled);
    if (isFilled) setIsOpen(true);
  }
  return (
    <details className="more-fields" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="fold">
        <span className="min-w-0 flex-1">
          <b className="block">{title}</b>
          {!isOpen && <span className="text-1 text-ink2">{fields.map(({ label }) => label).join(", ")}</span>}
        </span>
      </summary>
      {children}
    </details>
  );
}
