import { useEffect, useRef, useState } from "react";
import useSWR, { mutate as mutateShared } from "swr";
import type { FieldProblem } from "#contract/http/api-error.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { type ServiceSlug, services } from "#contract/services/services.ts";
import type { SiteResponse } from "#contract/site/site-details.ts";
import { adminMessages, errorReason } from "#web/features/admin/messages.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { ApiError, isForbidden } from "#web/lib/api/api-error.ts";
import { useAutosave } from "#web/lib/forms/use-autosave.ts";
import { siteKey } from "#web/lib/page/site-context.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { isSameJson, rebaseSettings, type SettingsPath, withValueAt } from "./settings-path.ts";
import { type SettingsDraft, useSettingsDraft } from "./use-settings-draft.ts";

type Problems = Record<SettingsPath, string>;

/** Every problem of a refusal by its full path: `hours.0.days`. */
function problemsByPath(body: unknown): Problems {
  const detail = (body as { detail?: unknown } | null)?.detail;
  if (!Array.isArray(detail)) return {};
  return Object.fromEntries((detail as FieldProblem[]).map(({ loc, msg }) => [loc.slice(1).join("."), msg]));
}

/** Without those that `isGone`. */
const lessened = (problems: Problems, isGone: (path: SettingsPath) => boolean): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => !isGone(path)));

/** The service that a place belongs to; undefined is the whole business. */
export function serviceOfPath(path: SettingsPath): ServiceSlug | undefined {
  const [first, slug] = path.split(".");
  return first === "services" ? services.find((one) => one.slug === slug)?.slug : undefined;
}

const differs = (edit: SettingsDraft | undefined): edit is SettingsDraft =>
  edit !== undefined && !isSameJson(edit.details, edit.opened.site);

/** Browsers keep the public answer for a minute; what is edited must be what is stored. */
const freshKey = () => `${siteKey}?at=${Date.now()}`;

/** The business's details on their way to being changed; what is typed stays on this phone until it is saved. */
export function useSettingsForm() {
  const [key] = useState(freshKey);
  const { data, error, mutate } = useSWR<SiteResponse, unknown>(key);
  const draft = useSettingsDraft();
  const [edit, setShownEdit] = useState(draft.restored);
  // What is let go must not be kept by the screen that is being left, whatever it has drawn last.
  const latest = useRef(edit);
  const setEdit = (next: SettingsDraft | undefined) => {
    latest.current = next;
    setShownEdit(next);
  };
  const [isRestored, setIsRestored] = useState(edit !== undefined);
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  const [isRefusedAsOld, setIsRefusedAsOld] = useState(false);
  const [service, setService] = useState<ServiceSlug>();
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const opened = edit?.opened ?? data?.data;
  const details = edit?.details ?? opened?.site;
  const isChanged = differs(edit);
  const isOld =
    differs(edit) && (isRefusedAsOld || (data !== undefined && data.data.saved_at !== edit.opened.saved_at));

  const keep = () => (differs(latest.current) ? draft.keep(latest.current) : draft.drop());
  useAutosave(keep, JSON.stringify(edit));
  // The first field that was refused, once it is on the screen.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

  const letGo = () => {
    setEdit(undefined);
    setProblems({});
    setIsRestored(false);
    setIsRefusedAsOld(false);
    draft.drop();
  };

  const save = async () => {
    if (!opened || !details || isSaving) return;
    setIsSaving(true);
    setProblems({});
    try {
      const body = { ...details, saved_at: opened.saved_at };
      const answer = (await apiSend(adminEndpoints.updateSite, { body })) as SiteResponse;
      await mutate(answer, { revalidate: false });
      // What stands on this page outside the staff's own data says the same from now on.
      await mutateShared(siteKey, answer, { revalidate: false });
      letGo();
      showToast({ tone: "good", title: "Settings saved", text: "Visitors see them within a minute." });
    } catch (failure) {
      refuse(failure);
    }
    setIsSaving(false);
  };

  const refuse = (failure: unknown) => {
    const status = failure instanceof ApiError ? failure.status : 0;
    const wrong = failure instanceof ApiError && status === 422 ? problemsByPath(failure.body) : {};
    const places = Object.keys(wrong);
    setProblems(wrong);
    setIsRefusedAsOld(status === 409);
    // What was refused is brought to sight.
    const [first] = places;
    if (first !== undefined && !places.some((path) => serviceOfPath(path) === service))
      setService(serviceOfPath(first));
    setRefusals((count) => count + 1);
    showToast({
      tone: "bad",
      title: isForbidden(failure) ? adminMessages.denied : "Settings were not saved",
      text: errorReason(failure),
    });
  };

  /** Takes over what somebody else has saved; what was changed here stays changed. */
  const loadNewer = async () => {
    try {
      const newer = (await apiGet(freshKey())) as SiteResponse;
      await mutate(newer, { revalidate: false });
      // What was typed while they came counts too.
      const typed = latest.current;
      if (typed)
        setEdit({ details: rebaseSettings(typed.details, typed.opened.site, newer.data.site), opened: newer.data });
      setProblems({});
      setIsRefusedAsOld(false);
    } catch (failure) {
      showToast({ tone: "bad", title: "The newer details could not be loaded", text: errorReason(failure) });
    }
  };

  const change = (path: SettingsPath, value: unknown) => {
    if (opened && details) setEdit({ details: withValueAt(details, path, value), opened });
    setProblems(lessened(problems, (place) => place === path));
  };

  return {
    details,
    error,
    problems,
    isSaving,
    isChanged,
    isRestored: isRestored && isChanged,
    isOld,
    service,
    setService,
    form,
    save,
    loadNewer,
    retry: () => mutate(),
    discard: letGo,
    change,
    /** Gives a list without one of its items; what was said of its places is no longer true. */
    shorten: (path: SettingsPath, items: unknown[]) => {
      change(path, items);
      setProblems(lessened(problems, (place) => place === path || place.startsWith(`${path}.`)));
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
