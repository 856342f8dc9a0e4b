import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { readFilterParams } from "#shared/wants/read-filter-params.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { Button } from "#web/ui/button.tsx";
import { WantDialog } from "./want-dialog.tsx";
import { WantList } from "./want-list.tsx";

/** What a person looks for. An enquiry about a home that is gone opens the form with what is like it. */
export function PersonWants({ id }: { id: string }) {
  const [params, setParams] = useSearchParams();
  const [isAdding, setAdding] = useState(params.has("want"));
  const { data, mutate } = useEndpointData(endpointKey("GET /wants", { query: { person_id: id } }), freshSwrConfig);
  const wants = data?.data.wants.filter(({ status }) => status !== "ended") ?? [];
  const close = () => {
    setAdding(false);
    setParams({}, { replace: true });
  };
  return (
    <section aria-labelledby="wants-title">
      <div className="-mt-2.5 flex items-center justify-between gap-2">
        <h2 id="wants-title" className="text-3">
          Looks for
        </h2>
        <Button look="small" onClick={() => setAdding(true)}>
          Add
        </Button>
      </div>
      {data && wants.length === 0 && <p className="text-1 text-ink2">Nothing noted yet.</p>}
      {wants.length > 0 && <WantList wants={wants} reload={() => void mutate()} isOfPerson />}
      {isAdding && (
        <WantDialog
          personId={id}
          suggested={params.has("want") ? readFilterParams(params) : undefined}
          onClose={close}
          onSaved={() => {
            close();
            void mutate();
          }}
        />
      )}
    </section>
  );
}
