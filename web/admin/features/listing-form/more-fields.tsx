import { useState } from "react";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import type { FormValues } from "#web/admin/ui/fields/form-values.ts";
import type { Elements } from "#web/lib/page/elements.ts";

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
    <details
      className="mt-4 rounded-m border border-edge"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="fold min-h-control px-4 py-2 leading-[1.4]">
        <span className="min-w-0 flex-1">
          <b className="block">{title}</b>
          {!isOpen && <span className="text-1 text-ink2">{fields.map(({ label }) => label).join(", ")}</span>}
        </span>
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
