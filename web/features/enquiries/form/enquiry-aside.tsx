import type { ServiceSlug } from "#contract/services/services.ts";
import { telLink, useSite } from "#web/lib/page/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { whatsAppTexts } from "../messages.ts";

/** Phone, WhatsApp, e-mail and opening hours beside a form. */
export function EnquiryAside({ service, about }: { service: ServiceSlug; about: string | undefined }) {
  const site = useSite(service);
  const opening = about ? `Hello, I have a question about ${about}.` : whatsAppTexts[service];
  const chat = `https://wa.me/${site.whatsapp.replace(/\D/g, "")}?text=${encodeURIComponent(opening)}`;
  return (
    <aside className="border-t-2 border-ocean pt-4">
      <h3>Call or message us</h3>
      <p className="mt-1 text-1 text-ink2">We answer calls and WhatsApp messages during opening hours.</p>
      <div className="mt-4 grid gap-2">
        <ButtonAnchor look="outline" href={telLink(site.phone)}>
          <Icon name="phone" />
          Call {site.phone}
        </ButtonAnchor>
        <ButtonAnchor look="outline" href={chat} target="_blank" rel="noreferrer">
          <Icon name="chat" />
          WhatsApp
        </ButtonAnchor>
        <a className="inline-flex min-h-11 items-center gap-2 wrap-anywhere" href={`mailto:${site.email}`}>
          <Icon name="mail" />
          {site.email}
        </a>
      </div>
      <dl className="mt-4 text-1">
        {site.hours.map(({ days, hours }) => (
          <div key={days} className="flex justify-between gap-4 border-t border-line py-2">
            <dt className="text-ink2">{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
