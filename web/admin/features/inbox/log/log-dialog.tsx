import { useEffect, useState } from "react";
import { isSpoken, type LoggedChannel, loggedChannels } from "#contract/enquiries/channels.ts";
import { enquiryLimits } from "#contract/enquiries/enquiry-limits.ts";
import { type ServiceSlug, services } from "#contract/services/services.ts";
import { channelLabels } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipOption } from "#web/ui/chip.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import type { LoggedFields } from "./logged-enquiries.ts";
import { readWho } from "./read-who.ts";

interface LogDialogProps {
  /** The service that is selected at first. */
  service: ServiceSlug;
  onSave: (fields: LoggedFields) => void;
  onClose: () => void;
}

/** Logs a call, a visit or a chat in three fields. It is saved on this device first, so it also works offline. */
export function LogDialog({ service: firstService, onSave, onClose }: LogDialogProps) {
  const [channel, setChannel] = useState<LoggedChannel>("phone");
  const [service, setService] = useState(firstService);
  const [who, setWho] = useState("");
  const [message, setMessage] = useState("");
  const [chosen, setChosen] = useState<boolean>();
  const answered = chosen ?? isSpoken(channel);
  const [hasProblem, setHasProblem] = useState(false);
  const person = readWho(who);
  // After the dialog has opened, which takes the focus.
  useEffect(() => document.getElementById("log-who")?.focus(), []);
  const isEmpty = Object.keys(person).length === 0;
  return (
    <Dialog variant="small" title="Log a call or visit" onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setHasProblem(isEmpty);
          if (isEmpty) document.getElementById("log-who")?.focus();
          else onSave({ service, channel, answered, ...person, ...(message.trim() && { message: message.trim() }) });
        }}
      >
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">How did it come?</legend>
          {loggedChannels.map((name) => (
            <ChipOption
              key={name}
              type="radio"
              name="channel"
              checked={channel === name}
              onChange={() => setChannel(name)}
            >
              {channelLabels[name]}
            </ChipOption>
          ))}
        </fieldset>
        <Field
          id="log-who"
          label="Name or number"
          error={hasProblem && isEmpty ? "Enter a name or a number" : undefined}
        >
          <input
            id="log-who"
            className="in"
            autoComplete="off"
            maxLength={enquiryLimits.name + enquiryLimits.phone}
            aria-invalid={hasProblem && isEmpty}
            aria-describedby={hasProblem && isEmpty ? "log-who-error" : undefined}
            value={who}
            onChange={({ currentTarget }) => setWho(currentTarget.value)}
          />
        </Field>
        <Field id="log-message" label="What do they want?">
          <textarea
            id="log-message"
            className="in"
            rows={3}
            maxLength={enquiryLimits.message}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        </Field>
        <Field id="log-service" label="Service">
          <Select
            id="log-service"
            value={service}
            onChange={({ currentTarget }) => setService(currentTarget.value as ServiceSlug)}
          >
            {services.map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 font-bold">Is it answered?</legend>
          {[true, false].map((value) => (
            <ChipOption
              key={String(value)}
              type="radio"
              name="answered"
              checked={answered === value}
              onChange={() => setChosen(value)}
            >
              {value ? "Yes, I told them" : "No, still to answer"}
            </ChipOption>
          ))}
        </fieldset>
        <Button type="submit">Save</Button>
      </form>
    </Dialog>
  );
}
