import { useState } from "react";
import { useSWRConfig } from "swr";
import type { ReplyTemplate } from "#contract/enquiries/reply-templates.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { createUuid } from "#web/admin/lib/api/create-uuid.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { readLocatedProblems } from "#web/lib/forms/field-problems.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";

export type TemplateField = "name" | "subject" | "body" | "service";

const key = endpointKey("GET /reply-templates");

/** Returns the templates while they are edited. Nothing is stored until they are saved. */
export function useTemplateList() {
  const { data: stored, error, mutate } = useEndpointData(key, { ...freshSwrConfig, revalidateOnFocus: false });
  const { mutate: mutateKey } = useSWRConfig();
  const [edited, setEdited] = useState<readonly ReplyTemplate[]>();
  /** Messages by the place of the template and the field, such as "0.body". */
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setIsSaving] = useState(false);
  const templates = edited ?? stored ?? [];
  const edit = (changed: readonly ReplyTemplate[]) => {
    setProblems({});
    setEdited(changed);
  };
  const save = async (changed = templates) => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const saved = await apiSend("PUT /reply-templates", { body: [...changed] });
      await mutateKey(key, saved, { revalidate: false });
      setEdited(undefined);
      setProblems({});
      showToast({ tone: "good", title: "Templates saved", text: "The team replies with them from now on." });
    } catch (failure) {
      const located = failure instanceof ApiError ? readLocatedProblems(failure.body) : [];
      setProblems(Object.fromEntries(located.map(({ path, msg }) => [path.slice(1).join("."), msg])));
      showToast({ tone: "bad", title: adminMessages.notChanged, text: located[0]?.msg ?? errorText(failure) });
    }
    setIsSaving(false);
  };
  return {
    templates,
    isLoading: stored === undefined && error === undefined,
    error: stored === undefined ? error : undefined,
    retry: () => mutate(),
    hasChanges: edited !== undefined,
    isSaving,
    problemOf: (index: number, field: TemplateField) => problems[`${index}.${field}`],
    change: (index: number, changes: Partial<ReplyTemplate>) =>
      edit(templates.map((template, at) => (at === index ? { ...template, ...changes } : template))),
    add: () =>
      edit([
        ...templates,
        { id: createUuid(), name: "New template", service: null, subject: "", body: "Hello {name},\n\n" },
      ]),
    remove: (index: number) => edit(templates.filter((_, at) => at !== index)),
    moveUp: (index: number) => edit(templates.flatMap((template, at) => swapped(templates, template, at, index))),
    discard: () => {
      setProblems({});
      setEdited(undefined);
    },
    save: () => save(),
    restoreDefaults: () => save([]),
  };
}

/** Returns what is at a place after the template at `index` and the one before it have changed places. */
function swapped(all: readonly ReplyTemplate[], template: ReplyTemplate, at: number, index: number): ReplyTemplate[] {
  const other = at === index ? all[index - 1] : at === index - 1 ? all[index] : undefined;
  return [other ?? template];
}

export type TemplateList = ReturnType<typeof useTemplateList>;
