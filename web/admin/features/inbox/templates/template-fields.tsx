import { type ReplyField, replyFields } from "#contract/enquiries/reply-fields.ts";

const meanings: Record<ReplyField, string> = {
  name: "who asks",
  title: "what it is about",
  price: "its price now",
  link: "its page",
  reference: "of the enquiry",
  business: "your name on the site",
  me: "who replies",
};

/** The fields of a template, and what stands in their place in a reply. */
export function TemplateFields() {
  return (
    <section aria-labelledby="template-fields">
      <h2 id="template-fields" className="font-sans text-2 font-bold">
        What is filled in
      </h2>
      <dl className="mt-2 text-1">
        {replyFields.map((field) => (
          <div key={field} className="flex flex-wrap gap-x-3 border-t border-line py-1.5">
            <dt className="w-[6.5em] font-bold">{`{${field}}`}</dt>
            <dd className="text-ink2">{meanings[field]}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-2 text-1 text-ink2">
        {"A template with {title}, {price} or {link} is offered only for an enquiry that has them."}
      </p>
    </section>
  );
}
