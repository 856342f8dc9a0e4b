import { useState } from "react";
import type { Availability } from "#contract/appointments/availability.ts";
import type { ToTell } from "#contract/appointments/to-tell.ts";
import { useResources } from "#web/admin/features/shared/appointments/use-resources.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { readLocatedProblems } from "#web/lib/forms/field-problems.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

/** The settings while a colleague changes them. */
export interface AvailabilityForm {
  draft: Availability;
  isBusy: boolean;
  /** The first message of each invalid field, by its path: `hours.2.to`. */
  problems: ReadonlyMap<string, string>;
  update: (changes: Partial<Availability>) => void;
}

/** Returns the settings of the calendar, with what was changed and not saved yet. */
export function useAvailability() {
  const { data, error, mutate } = useEndpointData(endpointKey("GET /availability"), {
    ...freshSwrConfig,
    revalidateOnFocus: false,
  });
  const { reload } = useResources();
  const [changed, setChanged] = useState<Availability>();
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [conflicts, setConflicts] = useState<readonly ToTell[]>([]);
  const draft = changed ?? data;
  const save = async () => {
    if (!draft) return;
    setIsBusy(true);
    setProblems(new Map());
    try {
      const response = await apiSend("PUT /availability", { body: draft });
      await mutate(response, { revalidate: false });
      // Who has no hours may have changed.
      void reload();
      setChanged(undefined);
      setConflicts(response.to_tell);
      showToast({ tone: "good", title: "Saved", text: "Visitors see the new times at once." });
    } catch (failure) {
      const located = failure instanceof ApiError && failure.status === 422 ? readLocatedProblems(failure.body) : [];
      setProblems(new Map(located.map(({ path, msg }) => [path.slice(1).join("."), msg] as const).reverse()));
      showToast({
        tone: "bad",
        title: "Not saved",
        text: located.length > 0 ? "Correct the marked fields." : errorText(failure),
      });
    }
    setIsBusy(false);
  };
  const form: AvailabilityForm | undefined = draft && {
    draft,
    isBusy,
    problems,
    update: (changes) => setChanged({ ...draft, ...changes }),
  };
  return {
    form,
    error: data ? undefined : error,
    retry: () => mutate(),
    hasChanged: changed !== undefined,
    discard: () => {
      setChanged(undefined);
      setProblems(new Map());
    },
    save,
    conflicts,
  };
}
