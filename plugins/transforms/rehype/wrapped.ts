import type { ElementContent, Properties, Text } from 'hast';

/**
 * @param pattern has one group, which is the whole match
 * @returns the parts of a text, those that match the pattern in a span with these properties
 */
export const wrapped = ({ value }: Text, pattern: RegExp, properties: Properties): ElementContent[] =>
  value.split(pattern).flatMap((part, index): ElementContent[] => {
    if (part === '') return [];
    const text: Text = { type: 'text', value: part };
    return index % 2 === 0
      ? [text]
      : [{ type: 'element', tagName: 'span', properties: { ...properties }, children: [text] }];
  });
