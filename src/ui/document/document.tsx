// biome-ignore-all lint/suspicious/noArrayIndexKey: a document does not change while it is shown, so the index identifies a node
/** A legal document: table of contents, sections, and a button back to the top. */
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { toFailure } from '../../api/failure';
import type { Block, BrandFact, DocumentTree, Inline, Section } from '../../intl/document-tree';
import { type DocumentName, documentQuery } from '../../intl/documents';
import { useText } from '../../intl/text';
import { reloadWhenReachable } from '../../platform/navigation';
import { readLanguage } from '../../platform/session';
import { useBrand } from '../brand/use-brand';
import { MailLink, PhoneLink } from '../links/contact-link';
import { onFollow } from '../links/follow';
import { IconButton } from '../links/icon-button';
import { useParameters } from '../links/use-go';
import { ErrorView } from '../page/error-view';
import { CardSkeletons } from '../page/skeleton';
import { UpIcon } from '../picture/icons';
import styles from './document.module.css';

interface DocumentProps {
  /** Name of the files in `locales/legal`. */
  name: DocumentName;
  /** False hides the table of contents and the section numbers, for texts that are not contracts. */
  contents?: boolean;
  /** The table of contents is beside the text where there is room, for pages wider than a column. */
  wide?: boolean;
}

/** Shows the document in the current language, or its loading or error state. The screen shows the document's title. */
export function Document({ name, contents = true, wide = false }: DocumentProps) {
  const t = useText();
  const query = useQuery(documentQuery(name, readLanguage(useParameters())));
  if (query.data !== undefined) return <Sheets tree={query.data} contents={contents} wide={wide} />;
  if (query.isError && !query.isFetching) {
    // After a second failure only a reload helps: the file may be of an earlier build, and some browsers do not request a
    // failed file again.
    const retry = async () => (await query.refetch()).isError && reloadWhenReachable();
    return <ErrorView failure={toFailure(query.error)} retry={() => void retry()} />;
  }
  return (
    <div className={styles.document} aria-busy="true">
      <CardSkeletons cards={['article']} loadingText={t('common.loading')} />
    </div>
  );
}

interface SheetsProps extends Required<Pick<DocumentProps, 'contents' | 'wide'>> {
  tree: DocumentTree;
}

function Sheets({ tree: { intro, sections }, contents, wide }: SheetsProps) {
  const id = useId();
  return (
    <div className={wide ? `${styles.document} ${styles.wide}` : styles.document}>
      <div className={`surface ${styles.sheet}`}>
        <Blocks blocks={intro} />
        {contents && <Contents sections={sections} id={id} />}
      </div>
      <div className={styles.body}>
        <article className={`surface ${styles.sheet}`}>
          {sections.map(({ title, blocks }, index) => (
            <section key={title} className={styles.section}>
              <h2 id={`${id}${index}`} className={styles.heading} tabIndex={-1}>
                {contents ? `${index + 1}. ${title}` : title}
              </h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </article>
        {contents && <ToTop id={id} />}
      </div>
    </div>
  );
}

/** @param id of the heading of the contents; those of the sections have a number behind it. */
function Contents({ sections, id }: { sections: readonly Section[]; id: string }) {
  const t = useText();
  const here = useHref(useLocation());
  const follow = (index: number) =>
    onFollow(() => {
      const heading = document.getElementById(`${id}${index}`);
      heading?.focus({ preventScroll: true });
      // By script, because a fragment in the hash would be taken for a route.
      heading?.scrollIntoView({ block: 'start' });
    });
  return (
    <nav className={`screen-only ${styles.contents}`} aria-labelledby={id}>
      <h2 id={id} className="heading" tabIndex={-1}>
        {t('legal.contents')}
      </h2>
      <ol>
        {sections.map(({ title }, index) => (
          <li key={title}>
            <a href={here} onClick={follow(index)}>
              <span className={styles.number}>{`${index + 1}.`}</span>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** @param id of the heading of the contents. */
function ToTop({ id }: { id: string }) {
  const t = useText();
  const scrollUp = () => {
    document.getElementById(id)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  };
  return (
    <IconButton label={t('legal.toTop')} className={`screen-only ${styles.toTop}`} onClick={scrollUp}>
      <UpIcon />
    </IconButton>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
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
  if (typeof inline === 'string') return <span>{inline}</span>;
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
      return <span translate="no">{name}</span>;
    case 'company':
      return <span translate="no">{company}</span>;
    case 'phone':
      return <PhoneLink className={styles.phone} number={servicePhone} />;
    case 'email':
      return <MailLink address={email} />;
    case 'address':
      return <span translate="no">{address}</span>;
  }
}
