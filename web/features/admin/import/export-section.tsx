import { useState } from "react";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { ExportButton } from "#web/ui/admin/export-button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";

export function ExportSection() {
  const [kind, setKind] = useState("");
  return (
    <section aria-labelledby="export-title" className="mt-8 border-t-2 border-ocean pt-4">
      <h2 id="export-title" className="text-3">
        Export
      </h2>
      <div className="mt-3 flex flex-wrap items-end gap-4">
        <Field id="export-kind" label="Listings" className="w-48">
          <Select id="export-kind" value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value)}>
            <option value="">All</option>
            <option value="buy">Buy</option>
            <option value="rent">Rent</option>
          </Select>
        </Field>
        <div className="-ml-3">
          <ExportButton
            endpoint={adminEndpoints.exportProperties}
            params={new URLSearchParams(kind ? { kind } : {})}
            fileName={kind ? `properties-${kind}.csv` : "properties.csv"}
            label="Export properties"
          />
        </div>
      </div>
    </section>
  );
}
