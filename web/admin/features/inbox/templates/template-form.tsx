import { replyTemplateLimits } from "#contract/enquiries/reply-fields.ts";
import type { ReplyTemplate } from "#contract/enquiries/reply-templates.ts";
import { useVisibleServices } from "#web/admin/features/shared/enquiries/use-visible-services.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import type { TemplateField, TemplateList } from "./use-template-list.ts";

interface TemplateFormProps {
  list: TemplateList;
  index: number;
  template: ReplyTemplate;
  onRemove: () => void;
  onMoveUp: () => void;
}

/** The fields of one template, and buttons to move and delete it. */
export function TemplateForm({ list, index, template, onRemove, onMoveUp }: TemplateFormProps) {
  const services = useVisibleServices();
  const fieldProps = (field: TemplateField) => ({ id: `template-${field}`, error: list.problemOf(index, field) });
  const controlProps = (field: TemplateField) => ({
    id: `template-${field}`,
    "aria-invalid": list.problemOf(index, field) ? true : undefined,
    "aria-describedby": list.problemOf(index, field) ? `template-${field}-error` : undefined,
    disabled: list.isSaving,
  });
  return (
    <section aria-label={`Template ${template.name}`} className="grid content-start gap-3">
      <Field {...fieldProps("name")} label="Name">
        <input
          {...controlProps("name")}
          className="in"
          maxLength={replyTemplateLimits.name}
          value={template.name}
          onChange={({ currentTarget }) => list.change(index, { name: currentTarget.value })}
        />
      </Field>
      <div className="grid gap-3 lg:grid-cols-2">
        <Field {...fieldProps("service")} label="For enquiries about">
          <Select
            {...controlProps("service")}
            value={template.service ?? ""}
            onChange={({ currentTarget }) =>
              list.change(index, { service: services.find(({ slug }) => slug === currentTarget.value)?.slug ?? null })
            }
          >
            <option value="">All services</option>
            {services.map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </Select>
        </Field>

        <Field {...fieldProps("subject")} label="Email subject" hint="Leave it empty to name the service.">
          <input
            {...controlProps("subject")}
            className="in"
            maxLength={replyTemplateLimits.subject}
            value={template.subject}
            onChange={({ currentTarget }) => list.change(index, { subject: currentTarget.value })}
          />
        </Field>
      </div>
      <Field {...fieldProps("body")} label="Text">
        <TextArea
          {...controlProps("body")}
          rows={8}
          maxLength={replyTemplateLimits.body}
          value={template.body}
          onChange={({ currentTarget }) => list.change(index, { body: currentTarget.value })}
        />
      </Field>
      <div className="-mx-3 flex flex-wrap gap-1">
        {index > 0 && (
          <Button look="quiet" busy={list.isSaving} onClick={onMoveUp}>
            Move up
          </Button>
        )}
        <Button look="quiet" className="text-bad" busy={list.isSaving} onClick={onRemove}>
          Delete template
        </Button>
      </div>
    </section>
  );
}
