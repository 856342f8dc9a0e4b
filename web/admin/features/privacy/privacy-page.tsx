import { useState } from "react";
import type { FoundPerson } from "#contract/admin/privacy.ts";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { ErasureNotice } from "./erasure-notice.tsx";
import { MentionList } from "./mention-list.tsx";
import { type Choice, getContact } from "./messages.ts";
import { PersonCard } from "./person-card.tsx";
import { RequestGuide } from "./request-guide.tsx";
import { usePersonData } from "./use-person-data.ts";
import { type SearchResult, usePersonSearch } from "./use-person-search.ts";

/** Finds a person, then exports or erases their data, as the person may request. */
export function PrivacyPage() {
  const { field, problem, isSearching, search, result, removePerson } = usePersonSearch();
  const { isBusy, erased, forgetErased, exportData, eraseData } = usePersonData();
  const [toErase, setToErase] = useState<{ person: FoundPerson; chosen: Choice | undefined }>();
  return (
    <div className={screenClass}>
      <PageHead title="Personal data" lead="People can ask for a copy of their data, or ask us to delete it." />
      <form
        className="mt-3 max-w-[44rem]"
        noValidate
        onSubmit={(event) => {
          forgetErased();
          void search(event);
        }}
      >
        <Field id="person" label="Email or phone number" error={problem} hint={<SearchHint />}>
          <div className="flex flex-wrap gap-2">
            <input
              {...field}
              id="person"
              className="in min-w-0 flex-[1_1_11rem]"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? "person-error" : undefined}
            />
            <Button
              type="submit"
              look={result?.people.length ? "outline" : "solid"}
              className="flex-none"
              busy={isSearching}
            >
              Find
            </Button>
          </div>
        </Field>
      </form>
      <p role="status" className={result && !erased ? "mt-8 text-ink2" : undefined}>
        {result && !erased && describeResult(result)}
      </p>
      {result?.people.map((person) => (
        <PersonCard
          key={person.person_id ?? getContact(person)}
          person={person}
          isBusy={isBusy}
          isShared={result.people.length > 1}
          onExport={(chosen) => exportData(person, chosen)}
          onErase={(chosen) => setToErase({ person, chosen })}
        />
      ))}
      {result && result.mentions.length > 0 && <MentionList mentions={result.mentions} more={result.more} />}
      <div role="status" className={erased && "mt-6"}>
        {erased && <ErasureNotice erased={erased} />}
      </div>
      {!result?.people.length && !result?.mentions.length && !erased && <RequestGuide />}
      {toErase && (
        <EraseDialog
          {...toErase}
          onCancel={() => setToErase(undefined)}
          onConfirm={() => {
            setToErase(undefined);
            const { person, chosen } = toErase;
            void eraseData(person, chosen, () => removePerson(person));
          }}
        />
      )}
    </div>
  );
}

const SearchHint = () => (
  <>
    Such as <span className="whitespace-nowrap">mary@example.com</span> or{" "}
    <span className="whitespace-nowrap">0770 123 456</span>
  </>
);

function describeResult({ searched, people, mentions }: SearchResult): string {
  if (people.length === 0 && mentions.length > 0) return `No enquiry, wish or account has ${searched}.`;
  if (people.length === 0) return `Nothing is stored for ${searched}.`;
  return people.length === 1
    ? "1 person found"
    : `${formatCount(people.length, "person", "people")} found who share this. Choose the one who is asking.`;
}
