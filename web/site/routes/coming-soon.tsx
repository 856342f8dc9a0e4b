import { Link, useLocation } from "react-router-dom";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ServiceLinks } from "#web/site/features/services/company/service-links.tsx";
import { ServiceHero } from "#web/site/features/services/sections/service-hero.tsx";
import { ServiceSection } from "#web/site/features/services/sections/service-section.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

const sections = {
  health: {
    title: "Health Services is coming soon",
    lead: "This part of the health pages is not ready yet. Find a doctor in our list, or call or message us.",
    image: "clinic",
    chatText: "Hello, I would like to see a doctor.",
  },
  careers: {
    title: "This section is coming soon",
    lead: "Do you want to work with us? Send us your name, what you do and your phone number.",
    image: "team",
    chatText: "Hello, I am looking for work. My name, my work and my phone number: ",
  },
  other: {
    title: "This section is coming soon",
    lead: "This section is not ready yet. Until then, call or message us and we will help you.",
    image: "real-estate",
    chatText: "Hello, I have a question.",
  },
} as const;

function getSection(pathname: string): keyof typeof sections {
  if (pathname.startsWith(paths.health)) return "health";
  return pathname.startsWith(paths.careers) ? "careers" : "other";
}

/** A section that is not open yet, with links to what is. */
export function ComingSoon() {
  const section = sections[getSection(useLocation().pathname)];
  usePageHead({ title: section.title, noindex: true });
  return (
    <>
      <ServiceHero
        title={section.title}
        lead={section.lead}
        image={section.image}
        actions={
          <>
            <ContactPair isMain chatText={section.chatText} />
            <ButtonLink to={paths.contact} look="outline">
              Contact Us
            </ButtonLink>
          </>
        }
        note={
          <Link className="more" to={paths.home}>
            Go Home <Icon name="arrow" />
          </Link>
        }
      />
      <ServiceSection id="services" title="What we do today">
        <ServiceLinks />
      </ServiceSection>
    </>
  );
}
