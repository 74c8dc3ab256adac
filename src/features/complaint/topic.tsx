import { useText } from '../../intl/text';
import { Facts } from '../../ui/page/hero';
import styles from './topic.module.css';

interface TopicProps {
  type: string;
  subType: string | undefined;
  isLoading?: boolean;
}

/** What a complaint is about, in the hero: the sub-type is beside the type where there is room. */
export function Topic({ type, subType, isLoading = false }: TopicProps) {
  const t = useText();
  return (
    <div className={styles.topic} aria-hidden={isLoading || undefined}>
      <h2>{type}</h2>
      {subType !== undefined && <Facts facts={[subType]} label={t('complaint.subType')} />}
    </div>
  );
}
