import { useRef, useState } from "react";
import useSWR from "swr";
import type { FieldProblem } from "#contract/api-error.ts";
import { deskEndpoints } from "#contract/desk-endpoints.ts";
import { endpointPath, endpoints } from "#contract/endpoints.ts";
import type { SiteDetails } from "#contract/site.ts";
import { apiSend } from "#web/lib/api-client.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { showToast } from "#web/ui/toast.tsx";
import { deskMessages, isDenied, reasonOf } from "../kit/messages.ts";
import { type SettingsPath, withValue } from "./settings-path.ts";

interface SiteAnswer {
  data: { site: SiteDetails };
}

/** Every problem of a refusal by its full path: `hours.0.days`. */
function problemsByPath(body: unknown): Record<SettingsPath, string> {
  const detail = (body as { detail?: unknown } | null)?.detail;
  if (!Array.isArray(detail)) return {};
  return Object.fromEntries((detail as FieldProblem[]).map(({ loc, msg }) => [loc.slice(1).join("."), msg]));
}

/** The business's details on their way to being changed. */
export function useSettings() {
  // Browsers keep the public answer for a minute; what is edited must be what is stored.
  const [opened] = useState(() => Date.now());
  const { data, error, mutate } = useSWR<SiteAnswer, unknown>(`${endpointPath(endpoints.getSite)}?at=${opened}`);
  const [typed, setTyped] = useState<SiteDetails>();
  const [problems, setProblems] = useState<Record<SettingsPath, string>>({});
  const [isSaving, setIsSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const details = typed ?? data?.data.site;

  /** @returns the places of what was refused */
  const save = async (): Promise<SettingsPath[]> => {
    if (!details || isSaving) return [];
    let wrong: Record<SettingsPath, string> = {};
    setIsSaving(true);
    setProblems({});
    try {
      const answer = (await apiSend(deskEndpoints.updateSite, { body: details })) as SiteAnswer;
      await mutate(answer, { revalidate: false });
      setTyped(undefined);
      showToast({ tone: "good", title: "Settings saved", text: "Visitors see them within a minute." });
    } catch (failure) {
      wrong = failure instanceof ApiError && failure.status === 422 ? problemsByPath(failure.body) : {};
      setProblems(wrong);
      const title = isDenied(failure) ? deskMessages.denied : "Settings were not saved";
      showToast({ tone: "bad", title, text: reasonOf(failure) });
      setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
    }
    setIsSaving(false);
    return Object.keys(wrong);
  };

  return {
    details,
    error,
    problems,
    isSaving,
    isChanged: typed !== undefined,
    form,
    save,
    retry: () => mutate(),
    discard: () => {
      setTyped(undefined);
      setProblems({});
    },
    change: (path: SettingsPath, value: unknown) => {
      if (details) setTyped(withValue(details, path, value));
      const { [path]: _mended, ...others } = problems;
      setProblems(others);
    },
  };
}

export type SettingsForm = Pick<ReturnType<typeof useSettings>, "details" | "problems" | "change">;
