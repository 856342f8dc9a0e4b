import { useEffect, useEffectEvent, useState } from "react";
import { type FieldPath, useForm, useWatch } from "react-hook-form";
import { mutate as mutateShared } from "swr";
import type { ServiceSlug } from "#contract/services/services.ts";
import type { SiteDetails, SiteResponse } from "#contract/site/site-details.ts";
import { describeWeek, readOpeningHours } from "#shared/site/describe-week.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { useAutosave } from "#web/admin/lib/forms/use-autosave.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { ApiError, isForbidden } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { siteKey } from "#web/lib/page/site-context.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { isSameJson, rebaseSettings } from "./rebase-settings.ts";
import { invalidServices, listMessages, problemsByPath, serviceOfPath } from "./settings-problems.ts";
import { settingsResolver } from "./settings-resolver.ts";
import type { SettingsDraftStore } from "./use-settings-draft.ts";

type StoredSettings = SiteResponse["data"];

export interface SettingsFormOptions {
  /** The settings with which the form starts, if there is no draft. */
  initial: StoredSettings;
  /** The settings as last read from the server; undefined while they load. */
  latest: StoredSettings | undefined;
  setLatest: (response: SiteResponse) => Promise<unknown>;
  draft: SettingsDraftStore;
}

/** Returns a new key for each call, because browsers cache the public response for a minute. */
export const freshSettingsKey = () =>
  endpointKey("GET /site", { filters: new URLSearchParams({ at: String(Date.now()) }) });

/** The settings form. Unsaved changes are stored as a draft, and are never saved over newer settings. */
export function useSettingsForm({ initial, latest, setLatest, draft }: SettingsFormOptions) {
  /** The stored settings on which the edits are based. */
  const [opened, setOpened] = useState(initial);
  const [isRestored, setIsRestored] = useState(draft.restored !== undefined);
  const [hasConflict, setHasConflict] = useState(false);
  const [service, setService] = useState<ServiceSlug>();
  const [version, setVersion] = useState(0);
  const first = draft.restored?.details ?? initial.site;
  const form = useForm<SiteDetails>({
    // A draft of an earlier version has no note.
    defaultValues: { ...first, ...readOpeningHours(first) },
    resolver: settingsResolver,
    shouldFocusError: false,
  });
  const { errors, isSubmitting: isSaving, submitCount } = form.formState;
  const edited = useWatch({ control: form.control }) as SiteDetails;
  const isChanged = !isSameJson(edited, opened.site);
  const details = { ...edited, hours: describeWeek(edited.week) };

  const startFrom = (stored: StoredSettings) => {
    setOpened(stored);
    form.reset(stored.site);
    setVersion((before) => before + 1);
    setIsRestored(false);
    setHasConflict(false);
    draft.discard();
  };

  useAutosave(() => {
    const newest = form.getValues();
    if (isSameJson(newest, opened.site)) draft.discard();
    else draft.save({ details: newest, opened });
  }, JSON.stringify(edited));

  const replaceUnchanged = useEffectEvent((stored: StoredSettings) => {
    if (stored.saved_at !== opened.saved_at && !isChanged) startFrom(stored);
  });
  useEffect(() => {
    if (latest) replaceUnchanged(latest);
  }, [latest]);

  /** Reports a failure and opens the first service with a problem. */
  const showFailure = (invalid: (ServiceSlug | undefined)[], text: string, title = "Settings were not saved") => {
    if (invalid.length > 0 && !invalid.includes(service)) setService(invalid[0]);
    showToast({ tone: "bad", title, text });
  };

  const save = form.handleSubmit(
    async (site) => {
      try {
        const body = { ...site, saved_at: opened.saved_at };
        const response = await apiSend("PUT /site", { body });
        await setLatest(response);
        // The visitors' pages in this tab read the settings under this key.
        await mutateShared(siteKey, response, { revalidate: false });
        startFrom(response.data);
        showToast({ tone: "good", title: "Settings saved", text: "Visitors see them within a minute." });
      } catch (failure) {
        const status = failure instanceof ApiError ? failure.status : 0;
        const problems = failure instanceof ApiError && status === 422 ? problemsByPath(failure.body) : {};
        for (const [path, message] of Object.entries(problems)) {
          form.setError(path as FieldPath<SiteDetails>, { type: "server", message });
        }
        setHasConflict(status === 409);
        const title = isForbidden(failure) ? adminMessages.denied : undefined;
        showFailure(Object.keys(problems).map(serviceOfPath), errorText(failure), title);
      }
    },
    (problems) => showFailure(invalidServices(problems), listMessages(problems).join(", ")),
  );

  /** Renews the day of the exchange rate; saves it at once, unless there are other changes to save with it. */
  const confirmRate = () => {
    const rate = form.getValues("exchange_rate");
    if (rate) form.setValue("exchange_rate", { ...rate, set_on: "" });
    if (!isChanged) void save();
  };

  /** Loads the settings that someone else has saved, and applies the user's changes to them. */
  const loadNewer = async () => {
    try {
      const newer = await apiGet(freshSettingsKey());
      await setLatest(newer);
      form.reset(rebaseSettings(form.getValues(), opened.site, newer.data.site));
      setOpened(newer.data);
      setVersion((before) => before + 1);
      setHasConflict(false);
    } catch (failure) {
      showToast({ tone: "bad", title: "The newer settings could not be loaded", text: errorText(failure) });
    }
  };

  return {
    form,
    details,
    opened,
    errors,
    submitCount,
    isSaving,
    isChanged,
    isRestored: isRestored && isChanged,
    /** Whether someone else has saved newer settings. */
    isOutdated: isChanged && (hasConflict || (latest !== undefined && latest.saved_at !== opened.saved_at)),
    /** Counts how often the settings in the form were replaced. */
    version,
    service,
    setService,
    save,
    confirmRate,
    loadNewer,
    discard: () => startFrom(latest ?? opened),
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
