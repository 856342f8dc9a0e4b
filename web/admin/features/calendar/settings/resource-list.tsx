import { useState } from "react";
import type { Resource } from "#contract/appointments/admin-appointment.ts";
import { useResources } from "#web/admin/features/shared/appointments/use-resources.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { FailedBlock } from "#web/admin/ui/failed-state.tsx";
import { Switch } from "#web/admin/ui/inputs/switch.tsx";
import { RowMenu, type RowMenuItem } from "#web/admin/ui/row-menu.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { ResourceDialog, resourceKindLabels } from "./resource-dialog.tsx";

/** What can be busy: colleagues, instructors, cars, professionals and rooms. */
export function ResourceList() {
  const { resources, error, reload } = useResources();
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
  const menuItems = (resource: Resource): RowMenuItem[] => [
    { icon: "pencil", label: "Change", onChoose: () => setEdited(resource) },
    ...(isAccount(resource)
      ? []
      : [{ icon: "bin" as const, label: "Remove", isDestructive: true, onChoose: () => setRemoved(resource) }]),
  ];
  return (
    <div className="grid gap-3">
      <p className="max-w-[60ch] text-ink2">
        Each takes one appointment at a time. Viewings go to the colleagues who show homes, in turn. A lesson needs the
        instructor and the car of its course.
      </p>
      {error !== undefined && (
        <FailedBlock title="The people, cars and rooms could not be loaded" error={error} onRetry={reload} />
      )}
      {resources.length > 0 && (
        <ul className="border-t border-line">
          {resources.map((resource) => (
            <li key={resource.id} className="flex min-h-14 items-center gap-x-3 border-b border-line">
              <span className="min-w-0 flex-1 py-0.5 leading-tight wrap-anywhere">
                <b className="block">{resource.name}</b>
                <span className="text-1 text-ink2">{describeResource(resource)}</span>
              </span>
              {resource.kind === "colleague" && (
                <span className="flex items-center gap-x-2 text-1">
                  <span aria-hidden="true">Shows homes</span>
                  <Switch
                    aria-label={`${resource.name} shows homes`}
                    checked={resource.does_viewings}
                    disabled={isBusy}
                    onChange={({ currentTarget }) => switchViewings(resource, currentTarget.checked)}
                  />
                </span>
              )}
              {!resource.fixed && (
                <RowMenu className="-mr-2" title={resource.name} isBusy={isBusy} items={menuItems(resource)} />
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
    </div>
  );
}

const describeResource = ({ kind, fixed }: Resource) =>
  [resourceKindLabels[kind], fixed && "from the list of doctors"].filter(Boolean).join(", ");

/** Every account of the team is a colleague, who cannot be removed here. */
const isAccount = ({ kind, user_id }: Resource) => kind === "colleague" && user_id !== null;
