import { useState } from "react";
import type { Resource } from "#contract/appointments/admin-appointment.ts";
import { useResources } from "#web/admin/features/shared/appointments/use-resources.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { Tick } from "#web/admin/ui/tick.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { ResourceDialog, resourceKindLabels } from "./resource-dialog.tsx";

/** What can be busy: colleagues, instructors, cars, professionals and rooms. */
export function ResourceList() {
  const { resources, isLoading, error, reload } = useResources();
  const [edited, setEdited] = useState<Resource | "new">();
  const [removed, setRemoved] = useState<Resource>();
  const [isBusy, setBusy] = useState(false);
  const remove = async ({ id, name }: Resource) => {
    setRemoved(undefined);
    try {
      await apiSend("DELETE /resources/:id", { params: { id } });
      showToast({ tone: "good", title: "Removed", text: `${name} can no longer be booked.` });
      await reload();
    } catch (failure) {
      showToast({ tone: "bad", title: "Not removed", text: errorText(failure) });
    }
  };
  const switchViewings = async ({ id }: Resource, does_viewings: boolean) => {
    setBusy(true);
    try {
      await apiSend("PATCH /resources/:id", { params: { id }, body: { does_viewings } });
      await reload();
    } catch (failure) {
      showToast({ tone: "bad", title: "Not changed", text: errorText(failure) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="resources-title" className="grid grid-cols-1 gap-3">
      <h2 id="resources-title" className="text-3">
        People, cars and rooms
      </h2>
      <p className="max-w-[60ch] text-ink2">
        Each takes one appointment at a time. Viewings go to the colleagues who show homes, in turn. A lesson needs the
        instructor and the car of its course.
      </p>
      {error !== undefined && (
        <p role="alert" className="text-bad">
          {errorText(error)}
        </p>
      )}
      {!isLoading && error === undefined && !resources.some(({ does_viewings }) => does_viewings) && (
        <p className="font-bold text-bad">Nobody shows homes, so visitors can book no viewing.</p>
      )}
      {resources.length > 0 && (
        <ul className="border-t border-line">
          {resources.map((resource) => (
            <li key={resource.id} className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line">
              <span className="min-w-0 py-2 wrap-anywhere">
                <b>{resource.name}</b>
                <span className="text-ink2">{`, ${resourceKindLabels[resource.kind].toLowerCase()}`}</span>
              </span>
              {resource.fixed ? (
                <span className="py-2 text-1 text-ink2">From the list of doctors</span>
              ) : (
                <span className="flex flex-wrap items-center">
                  {resource.kind === "colleague" && (
                    <Tick
                      aria-label={`${resource.name} shows homes`}
                      checked={resource.does_viewings}
                      disabled={isBusy}
                      onChange={({ currentTarget }) => switchViewings(resource, currentTarget.checked)}
                    >
                      <span className="text-1">Shows homes</span>
                    </Tick>
                  )}
                  <Button look="quiet" aria-label={`Change ${resource.name}`} onClick={() => setEdited(resource)}>
                    Change
                  </Button>
                  {isAccount(resource) || (
                    <Button look="quiet" aria-label={`Remove ${resource.name}`} onClick={() => setRemoved(resource)}>
                      Remove
                    </Button>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button look="outline" className="justify-self-start" onClick={() => setEdited("new")}>
        Add a person, car or room
      </Button>
      {edited && (
        <ResourceDialog
          resource={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            void reload();
          }}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed.name}?`}
          confirmLabel="Remove"
          isDestructive
          onConfirm={() => void remove(removed)}
          onCancel={() => setRemoved(undefined)}
        >
          <p>Its appointments stay. New ones are booked without it.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Every account of the team is a colleague, who cannot be removed here. */
const isAccount = ({ kind, user_id }: Resource) => kind === "colleague" && user_id !== null;
