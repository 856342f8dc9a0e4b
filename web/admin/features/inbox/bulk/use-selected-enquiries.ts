import { useState } from "react";

/** The selected enquiries of a list. Another list, or another page of it, starts without any. */
export function useSelectedEnquiries(list: string, shown: readonly string[]) {
  const [selection, setSelection] = useState<{ list: string; ids: readonly string[] }>({ list, ids: [] });
  const ids = selection.list === list ? selection.ids.filter((id) => shown.includes(id)) : [];
  const set = (selected: readonly string[]) => setSelection({ list, ids: selected });
  return {
    ids,
    isSelected: (id: string) => ids.includes(id),
    select: (chosen: readonly string[], isSelected: boolean) =>
      set([...ids.filter((one) => !chosen.includes(one)), ...(isSelected ? chosen : [])]),
    selectAll: () => set(shown),
    clear: () => set([]),
  };
}
