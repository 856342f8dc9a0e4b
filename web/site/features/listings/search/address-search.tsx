import { paths } from "#web/lib/page/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { SearchInput } from "#web/ui/form/field.tsx";

/** A search of all homes by words. Works without a script. */
export const AddressSearch = () => (
  <search>
    <form action={paths.properties} className="mt-6 flex max-w-[30rem] flex-wrap gap-2">
      <SearchInput
        className="min-w-0 grow basis-[8rem]"
        name="q"
        aria-label="Search properties"
        placeholder="Area, street or type"
        maxLength={200}
      />
      <Button type="submit" look="outline" className="px-4">
        Search
      </Button>
    </form>
  </search>
);
