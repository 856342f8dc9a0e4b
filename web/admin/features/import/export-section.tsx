import { useState } from "react";
import { ExportButton } from "#web/admin/ui/export/export-button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

const facts = [
  "One row for each listing, drafts included",
  "Change it in Excel and upload it again: homes are matched by their reference",
  "Photos are not in it and stay as they are",
] as const;

export function ExportSection() {
  const [kind, setKind] = useState("");
  return (
    <section aria-labelledby="export-title">
      <h2 id="export-title" className="text-3">
        Download your listings
      </h2>
      <div className="flex flex-wrap gap-3">
        <Field id="export-kind" label="Listings" hideLabel className="min-w-[9rem] flex-1">
          <Select id="export-kind" value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value)}>
            <option value="">All listings</option>
            <option value="buy">For sale</option>
            <option value="rent">For rent</option>
          </Select>
        </Field>
        <ExportButton
          route="GET /export/properties.csv"
          params={new URLSearchParams(kind ? { kind } : {})}
          fileName={kind ? `properties-${kind}.csv` : "properties.csv"}
          label="Download"
          look="outline"
        />
      </div>
      <ul className="grid gap-2 text-1 text-ink2">
        {facts.map((fact) => (
          <li key={fact} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            <span className="text-good">
              <Icon name="check" />
            </span>
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
