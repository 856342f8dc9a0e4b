import type { ReactNode } from "react";
import type { ServiceSlug } from "#contract/services/services.ts";
import { telLink, useSite } from "#web/lib/page/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

interface ContactCallProps {
  title: string;
  text: string;
  /** Whose number is called, where it is not the business's. */
  service?: ServiceSlug;
  /** Further links beside the call. */
  children: ReactNode;
}

/** The night band that ends a page: a sentence, the call, and what else leads to a person. */
export function ContactCallToAction({ title, text, service, children }: ContactCallProps) {
  const site = useSite(service);
  return (
    <section className="on-deep bg-deep text-on-deep" aria-labelledby="contact-call">
      <div className="wrap grid gap-6 py-8 lg:grid-cols-[1fr_auto] lg:items-center lg:py-12">
        <div>
          <h2 id="contact-call">{title}</h2>
          <p className="mt-2 max-w-[52ch] text-on-deep2">{text}</p>
        </div>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          {children}
          <ButtonAnchor look="outline" href={telLink(site.phone)}>
            <Icon name="phone" />
            {site.phone}
          </ButtonAnchor>
        </div>
      </div>
    </section>
  );
}
