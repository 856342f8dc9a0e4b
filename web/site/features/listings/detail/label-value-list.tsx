import { ExactText } from "#web/ui/exact-text.tsx";

/** Labels and values in one or two columns. */
export function LabelValueList({ rows }: { rows: [label: string, value: string][] }) {
  return (
    <dl className="@container grid gap-x-12 sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-x-4 @max-[12em]:flex-col border-b border-line py-3">
          <dt className="text-ink2">{label}</dt>
          <dd
            className="min-w-0 text-right font-bold wrap-anywhere"
            translate={label === "Reference" || label === "Plus Code" ? "no" : undefined}
          >
            <ExactText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
