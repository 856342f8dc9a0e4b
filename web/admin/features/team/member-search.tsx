import { Button } from "#web/ui/button.tsx";
import { SearchInput } from "#web/ui/form/field.tsx";

/** Searches the accounts on submit. */
export function MemberSearch({ onSearch }: { onSearch: (text: string) => void }) {
  return (
    <search>
      <form
        className="mt-4 flex max-w-[30rem] gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get("q") ?? "").trim());
        }}
      >
        <SearchInput
          className="min-w-0 flex-1"
          name="q"
          aria-label="Search by name or email"
          placeholder="Name or email"
          maxLength={100}
        />
        <Button type="submit" look="outline">
          Search
        </Button>
      </form>
    </search>
  );
}
