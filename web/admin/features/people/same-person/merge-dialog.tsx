import type { Person } from "#contract/people/person.ts";
import { PersonSearch } from "#web/admin/features/shared/people/person-search.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useMerge } from "./use-merge.tsx";

interface MergeDialogProps {
  person: Person;
  reload: () => void;
  onClose: () => void;
}

/** Merges a person with another one that a colleague has searched for. */
export function MergeDialog({ person, reload, onClose }: MergeDialogProps) {
  const { isBusy, merge } = useMerge(person, reload);
  return (
    <Dialog variant="small" title="Merge with another person" onClose={onClose}>
      <PersonSearch
        label="Find the other person"
        hint={`By name, number or email. The other person becomes a part of ${person.name || "this one"}. It can be undone for 30 days.`}
        action="Same person"
        except={person.id}
        isBusy={isBusy}
        onChoose={(other) => {
          onClose();
          void merge(other);
        }}
      />
    </Dialog>
  );
}
