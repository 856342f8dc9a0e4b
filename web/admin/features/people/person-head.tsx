import type { Person } from "#contract/people/person.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { peopleState } from "#web/admin/lib/page/people-state.ts";
import { ContactPair } from "#web/admin/ui/contact-pair.tsx";
import { PageHead } from "#web/admin/ui/page-head.tsx";
import { RowMenu, type RowMenuItem } from "#web/admin/ui/row-menu.tsx";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { usePeopleFilters } from "./use-people-filters.ts";
import type { RecordCall } from "./use-record-call.ts";

interface PersonHeadProps {
  person: Person;
  record: RecordCall;
  /** What is seldom done, behind ⋮. */
  menu: RowMenuItem[];
}

/** Who it is, and how to reach the person at once. */
export function PersonHead({ person, record, menu }: PersonHeadProps) {
  const { name, phone, email } = person;
  const { filters } = usePeopleFilters();
  return (
    <PageHead title={name || "Unknown"} back={{ label: "People", to: adminPaths.people, state: peopleState(filters) }}>
      {phone ? (
        <ContactPair
          className="max-sm:order-last max-sm:w-full sm:w-[20rem]"
          hasNumber
          person={{ name, phone_number: phone }}
          onContact={record}
        />
      ) : (
        email && (
          <ButtonAnchor className="max-sm:order-last" href={`mailto:${email}`} onClick={() => record("email")}>
            Email
          </ButtonAnchor>
        )
      )}
      <RowMenu className="-mr-3" title={name || "Unknown"} isBusy={false} items={menu} />
    </PageHead>
  );
}
