import type { ReactNode } from "react";
import type { ServiceSlug } from "#contract/services/services.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { ActionGroup } from "#web/site/ui/action-group.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";

interface ContactCallToActionProps {
  title: string;
  text: ReactNode;
  /** Shows this service's phone number. */
  service?: ServiceSlug | undefined;
  /** Links before the phone number. Without them, the call is the main action. */
  children?: Elements;
}

/** Band at the end of a page with links, the phone number and WhatsApp. */
export function ContactCallToAction({ title, text, service, children }: ContactCallToActionProps) {
  return (
    <section className="border-t border-line" aria-labelledby="contact-call">
      <div className="wrap grid gap-6 py-8 sm:grid-cols-2 sm:items-center lg:grid-cols-[1fr_30rem] lg:py-12">
        <div>
          <h2 id="contact-call">{title}</h2>
          <p className="mt-2 max-w-[52ch] text-ink2">{text}</p>
        </div>
        <ActionGroup>
          {children}
          <ContactPair service={service} isMain={!children} />
        </ActionGroup>
      </div>
    </section>
  );
}
