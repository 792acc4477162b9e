// The form of facts.yaml. Each association has its own facts, so the fields come from the file, and the help
// text of a field is the comment above it.
import { isMap, isScalar, parseDocument } from 'yaml';
import { fieldLabel, type JsonForm } from './json-form.ts';

export function factsForm(text: string): JsonForm {
  const { contents } = parseDocument(text);
  const facts = (isMap(contents) ? contents.items : []).map(({ key, value }) => {
    const name = String(key);
    // The comment about the whole list is above a blank line.
    const [note = ''] = (isScalar(key) && key.commentBefore?.split(/\n\s*\n/).reverse()) || [];
    const help = `${note} In texts, type {${name}}.`.replaceAll(/\s+/g, ' ').trim();
    const type = isScalar(value) && typeof value.value === 'number' ? 'number' : 'string';
    return [name, { type, title: fieldLabel(name), description: help }] as const;
  });
  const required = facts.map(([name]) => name);
  const properties = Object.fromEntries(facts);
  return { schema: { type: 'object', title: '', required, properties }, uiSchema: {} };
}
