import { type FormEvent, useId, useState } from "react";
import type { Resource } from "#contract/appointments/admin-appointment.ts";
import { type ResourceKind, resourceKinds } from "#contract/appointments/appointment-kinds.ts";
import { useColleagues } from "#web/admin/lib/api/use-colleagues.ts";
import { useSave } from "#web/admin/lib/forms/use-save.ts";
import { SaveButtons } from "#web/admin/ui/saving/save-buttons.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";

export const resourceKindLabels: Record<ResourceKind, string> = {
  colleague: "Colleague",
  instructor: "Instructor",
  car: "Car",
  doctor: "Doctor",
  room: "Room",
};

/** These may have an account, so that their appointments are theirs. A colleague with an account is in the list already. */
const withAccount: readonly ResourceKind[] = ["instructor", "doctor"];

interface ResourceDialogProps {
  /** The resource to change; undefined adds one. */
  resource: Resource | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** The form for a colleague, instructor, car, professional or room. */
export function ResourceDialog({ resource, onClose, onSaved }: ResourceDialogProps) {
  const formId = useId();
  const colleagues = useColleagues();
  const [kind, setKind] = useState<ResourceKind>(resource?.kind ?? "colleague");
  const [name, setName] = useState(resource?.name ?? "");
  const [userId, setUserId] = useState(resource?.user_id ?? "");
  const { isBusy, problems, failure, save } = useSave();
  const send = async () => {
    const body = { name: name.trim(), ...(withAccount.includes(kind) && { user_id: userId || null }) };
    if (resource) await apiSend("PATCH /resources/:id", { params: { id: resource.id }, body });
    else await apiSend("POST /resources", { body: { ...body, kind } });
    onSaved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(send);
  };
  return (
    <Dialog
      variant="small"
      title={resource ? `Change ${resource.name}` : "Add a person, car or room"}
      onClose={onClose}
      footer={<SaveButtons form={formId} label="Save" isBusy={isBusy} onCancel={onClose} />}
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        <Field id="resource-kind" label="Kind" error={problems.kind}>
          <Select
            id="resource-kind"
            value={kind}
            disabled={resource !== undefined}
            onChange={({ currentTarget }) =>
              setKind(resourceKinds.find((one) => one === currentTarget.value) ?? "colleague")
            }
          >
            {resourceKinds.map((one) => (
              <option key={one} value={one}>
                {resourceKindLabels[one]}
              </option>
            ))}
          </Select>
        </Field>
        {withAccount.includes(kind) && (
          <Field
            id="resource-account"
            label="Account"
            hint="The appointments are then “mine” for this colleague"
            error={problems.user_id}
          >
            <Select
              id="resource-account"
              value={userId}
              onChange={({ currentTarget: { value } }) => {
                setUserId(value);
                const account = colleagues.find(({ id }) => id === value);
                if (account && !name.trim()) setName(account.username);
              }}
            >
              <option value="">None</option>
              {colleagues.map(({ id, username }) => (
                <option key={id} value={id}>
                  {username}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field id="resource-name" label="Name" hint="Visitors read it" error={problems.name}>
          <input
            id="resource-name"
            className="in"
            autoComplete="off"
            maxLength={100}
            value={name}
            aria-invalid={problems.name ? true : undefined}
            aria-describedby={problems.name ? "resource-name-error" : undefined}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
        {failure && (
          <div role="alert">
            <Notice tone="bad" title="Not saved">
              <p>{failure}</p>
            </Notice>
          </div>
        )}
      </form>
    </Dialog>
  );
}
