// biome-ignore-all lint/suspicious/noArrayIndexKey: a document does not change while it is shown, so the index identifies a node
/** Renders a document's blocks, with the brand's values inserted. */

import type { Block, BrandFact, Inline } from '../../intl/document-tree';
import { useBrand } from '../brand/use-brand';
import { MailLink } from '../links/mail-link';
import { PhoneLink } from '../links/phone-link';
import styles from './document-text.module.css';

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List className={styles.list}>
        {block.items.map((item, index) => (
          <li key={index}>
            <Blocks blocks={item} />
          </li>
        ))}
      </List>
    );
  }
  const text = <Text text={block.text} />;
  return block.kind === 'paragraph' ? (
    <p className={styles.paragraph}>{text}</p>
  ) : (
    <h3 className={styles.subheading}>{text}</h3>
  );
}

function Text({ text }: { text: readonly Inline[] }) {
  return text.map((inline, index) => <InlineView key={index} inline={inline} />);
}

function InlineView({ inline }: { inline: Inline }) {
  if (typeof inline === 'string') return inline;
  if (inline.kind === 'fact') return <Fact fact={inline.fact} />;
  const Element = inline.kind === 'strong' ? 'strong' : 'em';
  return (
    <Element>
      <Text text={inline.text} />
    </Element>
  );
}

function Fact({ fact }: { fact: BrandFact }) {
  const { name, company, servicePhone, email, address } = useBrand();
  switch (fact) {
    case 'brand':
      return name;
    case 'company':
      return company;
    case 'phone':
      return <PhoneLink className={styles.phone} number={servicePhone} />;
    case 'email':
      return <MailLink address={email} />;
    case 'address':
      return address;
  }
}
