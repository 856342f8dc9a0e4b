import { useState } from "react";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Field } from "#web/ui/form/field.tsx";

const questions = {
  renew: { title: "Make a new link?", text: "The old link stops working at once.", label: "Make a new link" },
  end: { title: "End the link?", text: "The owner can no longer see the homes or answer.", label: "End the link" },
};

/** The secret link by which an owner sees the numbers of the homes, and says what is still free. */
export function OwnerLink({ id }: { id: string }) {
  const { data, mutate } = useEndpointData(
    endpointKey("GET /people/:id/owner-link", { params: { id } }),
    freshSwrConfig,
  );
  const [asked, setAsked] = useState<keyof typeof questions>();
  const [isBusy, setIsBusy] = useState(false);
  if (!data) return null;
  const { link } = data.data;
  const change = async (action: keyof typeof questions) => {
    setAsked(undefined);
    setIsBusy(true);
    try {
      const params = { id };
      if (action === "end") await apiSend("DELETE /people/:id/owner-link", { params });
      else await apiSend("POST /people/:id/owner-link", { params });
      await mutate();
    } catch (failure) {
      showToast({ tone: "bad", title: "Not changed", text: errorText(failure) });
    }
    setIsBusy(false);
  };
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: "good", title: "Copied", text: "Send it to the owner only." });
    } catch {
      showToast({ tone: "warn", title: "Not copied", text: "Select the link and copy it." });
    }
  };
  return (
    <section aria-labelledby="owner-link-title" className="mt-4">
      <h3 id="owner-link-title">Link for the owner</h3>
      {link ? (
        <div className="mt-2 grid gap-2">
          <Field id="owner-link" label="Secret link" hint={`Works until ${formatDate(link.ends_at)}.`}>
            <input
              id="owner-link"
              className="in"
              readOnly
              value={link.url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button look="small" onClick={() => copy(link.url)}>
              Copy
            </Button>
            <Button look="small" busy={isBusy} onClick={() => setAsked("renew")}>
              Make a new link
            </Button>
            <Button look="small" className="text-bad" busy={isBusy} onClick={() => setAsked("end")}>
              End the link
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p className="mt-1 text-1 text-ink2">
            The owner sees how often the homes were viewed, and says with one tap what is still free.
          </p>
          <Button look="outline" className="mt-2" busy={isBusy} onClick={() => void change("renew")}>
            Make a link
          </Button>
        </>
      )}
      {asked && (
        <ConfirmDialog
          title={questions[asked].title}
          confirmLabel={questions[asked].label}
          isDestructive={asked === "end"}
          onConfirm={() => void change(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <p>{questions[asked].text}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
