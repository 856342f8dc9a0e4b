import { useNavigate } from "react-router-dom";
import { useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Select } from "#web/ui/form/field.tsx";
import { listingTabs } from "./listing-tab-names.ts";

/** With large text the title keeps its line. The rules of fields come after the utilities. */
const selectClass = classNames(
  "-mr-3 after:right-3! @max-[13em]:max-w-[172px] [&>select]:min-h-touch! [&>select]:[field-sizing:content]",
  "[&>select]:border-transparent! [&>select]:bg-transparent! [&>select]:pr-7! [&>select]:pl-0! [&>select]:font-bold",
  "[&>select]:text-press! @max-[13em]:[&>select]:text-1!",
);

/** The choice of a list, as small as a word beside the title. */
export function ListingTabSelect() {
  const { params, pathTo } = useDashboardParams();
  const navigate = useNavigate();
  return (
    <Select
      aria-label="Listings and services"
      className={selectClass}
      value={params.tab ?? "properties"}
      onChange={({ currentTarget: { value } }) => {
        const tab = listingTabs.find(([one]) => one === value && one !== "properties")?.[0];
        void navigate(pathTo({ tab }));
      }}
    >
      {listingTabs.map(([tab, label]) => (
        <option key={tab} value={tab}>
          {label}
        </option>
      ))}
    </Select>
  );
}
