import type { ReactNode } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import type { Professional } from "#contract/services/professional.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ActionGroup } from "#web/site/ui/action-group.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/feedback/drawing.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { Claims } from "../company/claims.tsx";
import { ServiceHero } from "../sections/service-hero.tsx";
import { ServiceRowSkeletons } from "../service-items/service-row-skeletons.tsx";
import { useProfessionalCard, useProfessionals } from "../service-items/use-service-items.ts";
import { EmergencyNote } from "./emergency-note.tsx";
import { HealthFilters } from "./health-filters.tsx";
import { countSpecialties, filterProfessionals, healthPath, readHealthQuery } from "./health-query.ts";
import { OtherProfessionals } from "./other-professionals.tsx";
import { ProfessionalDetail } from "./professional-detail.tsx";
import { ProfessionalEntries } from "./professional-entries.tsx";
import { describeProfessional } from "./professional-structured-data.ts";
import { StoredProfessional } from "./stored-professional.tsx";

interface HealthScreenProps {
  form: (professional: Professional) => ReactNode;
}

/** The list of professionals, or at `/health/{id}` one of them. */
export function HealthScreen({ form }: HealthScreenProps) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { items, areSamples, hasFailed, retry } = useProfessionals();
  const query = readHealthQuery(new URLSearchParams(search));
  const id = useParams().id ?? "";
  const opened = items?.find((professional) => professional.id === id);
  const isUnknown = id !== "" && items !== undefined && !opened && !areSamples;
  const card = useProfessionalCard(hasFailed && !opened ? id : "");
  usePageHead({
    title: opened ? `${opened.name}, ${opened.specialty}` : "Doctors and appointments",
    description:
      opened?.description ??
      "Doctors in Monrovia and Paynesville. Search by name or specialty, compare hours and prices, and book an appointment.",
    noindex: areSamples,
    structuredData: import.meta.env.SSR && opened && !areSamples ? describeProfessional(opened) : undefined,
    ...(isUnknown && { status: 404 }),
  });
  const failure = hasFailed && (
    <Message title="Failed to load doctors" role="alert" actions={<Button onClick={retry}>Try Again</Button>}>
      {areSamples && "These are samples."}
    </Message>
  );

  if (items && opened)
    return (
      <>
        {failure && <div className="wrap">{failure}</div>}
        <ProfessionalDetail
          key={opened.id}
          professional={opened}
          isSample={areSamples}
          closeTo={healthPath(paths.health, query)}
          form={form(opened)}
        />
        <OtherProfessionals all={items} opened={opened} areSamples={areSamples} query={query} />
      </>
    );

  if (card) return <StoredProfessional card={card} onRetry={retry} />;

  const found = items && filterProfessionals(items, query);
  return (
    <>
      <ServiceHero
        title="Doctors and appointments"
        lead="Compare hours, locations and prices, and ask for an appointment."
        image="clinic"
        note={<EmergencyNote className="" />}
      >
        <HealthFilters
          query={query}
          specialties={countSpecialties(items ?? [], query)}
          onChange={(next, isTyped = false) => {
            const path = healthPath(pathname, next);
            // One entry of the history for all that is typed.
            const replace = isTyped && state?.isTyped;
            if (path !== pathname + search) navigate(path, { replace, state: { ...preserveScroll, isTyped } });
          }}
        />
      </ServiceHero>
      <div className="wrap pb-12">
        {isUnknown && (
          <Message title="Doctor not found" role="status">
            This doctor may no longer be with us. Here are all our doctors.
          </Message>
        )}
        {failure}
        <p role="status" className="pb-3 font-bold lg:pt-5">
          {found ? `${formatCount(found.length, "doctor")} found` : hasFailed ? "" : "Loading doctors..."}
        </p>
        <ul className="grid gap-x-12 lg:grid-cols-2">
          {!items && !hasFailed && <ServiceRowSkeletons />}
          {found && (
            <ProfessionalEntries professionals={found} areSamples={areSamples} query={query} headingLevel={2} />
          )}
        </ul>
        {found?.length === 0 && <NoProfessionals isNarrowed={items?.length !== 0} />}
        <ActionGroup className="mt-3">
          <ContactPair service="health" />
        </ActionGroup>
      </div>
      <Claims service="health" />
    </>
  );
}

function NoProfessionals({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <Drawing name="clinic">
      {isNarrowed ? (
        <Message title="No doctors found" actions={<ButtonLink to={paths.health}>Clear Filters</ButtonLink>}>
          Try other words or clear the filters.
        </Message>
      ) : (
        <Message
          title="No doctors are listed yet"
          actions={<ButtonLink to={`${paths.contact}?service=health`}>Contact Us</ButtonLink>}
        >
          Tell us what you need and we'll find a doctor for you.
        </Message>
      )}
    </Drawing>
  );
}
