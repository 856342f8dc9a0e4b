import { useState } from "react";
import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { fillFields, findMissingFields, findUnknownField } from "#contract/enquiries/reply-fields.ts";
import type { ReplyTemplate } from "#contract/enquiries/reply-templates.ts";
import { enquiryServiceLabel, findService } from "#contract/services/services.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { Field, Select } from "#web/ui/form/field.tsx";
import { useReplySubject } from "../enquiry/reply/use-reply-subject.ts";
import { replyValues } from "../enquiry/reply-templates.ts";

/** So many of the newest enquiries can be chosen. */
const offered = 20;

/** The text as it would be sent for one of the newest enquiries. */
export function TemplatePreview({ template }: { template: ReplyTemplate }) {
  const { service } = template;
  const query = { limit: offered, service: service ?? undefined };
  const { data } = useEndpointData(endpointKey("GET /contact/submissions", { query }), freshSwrConfig);
  const [chosen, setChosen] = useState("");
  const enquiries = data?.data.submissions.filter(({ name }) => name) ?? [];
  const enquiry = enquiries.find(({ id }) => id === chosen) ?? enquiries[0];
  return (
    <section aria-label="Preview" className="min-w-0">
      <h2 className="sr-only">Preview</h2>
      {data && !enquiry && <p className="text-ink2">There is no enquiry to show it with yet.</p>}
      {enquiry && (
        <>
          <Field id="preview-enquiry" label="Preview with the enquiry of">
            <Select
              id="preview-enquiry"
              value={enquiry.id}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            >
              {enquiries.map(({ id, name, reference, service: slug }) => (
                <option key={id} value={id}>
                  {joinParts([name, enquiryServiceLabel(slug), reference])}
                </option>
              ))}
            </Select>
          </Field>
          <FilledTemplate key={enquiry.id} template={template} enquiry={enquiry} />
        </>
      )}
    </section>
  );
}

function FilledTemplate({ template, enquiry }: { template: ReplyTemplate; enquiry: InboxEnquiry }) {
  const { name, phone } = useSite(findService(enquiry.service)?.slug);
  const me = useSession()?.user.username;
  const values = replyValues(enquiry, useReplySubject(enquiry), { name, phone, me });
  const unknown = findUnknownField(template.subject) ?? findUnknownField(template.body);
  const missing = findMissingFields(template.subject + template.body, values);
  return (
    <div aria-live="polite" className="mt-3">
      {unknown && <p className="mb-2 font-bold text-bad">{`There is no field ${unknown}.`}</p>}
      {!unknown && missing.length > 0 && (
        <p className="mb-2 rounded-s bg-warn-bg px-3 py-2 text-warn">
          {`This enquiry has no ${missing.map((field) => `{${field}}`).join(", ")} now, so the template is not offered for it.`}
        </p>
      )}
      {template.subject && <p className="font-bold wrap-anywhere">{fillFields(template.subject, values)}</p>}
      <p className="mt-1 rounded-m border border-line bg-raise p-3 wrap-anywhere whitespace-pre-line">
        {fillFields(template.body, values)}
      </p>
    </div>
  );
}
