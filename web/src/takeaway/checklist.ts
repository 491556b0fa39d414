// What to check before an offer is bought: what to do, by which command, and what to expect by the catalog. Where the
// catalog knows nothing, that is what is said.
import { acceleratorsText, regionText } from '../elements/offer';
import type { Dossier } from '../dossier/dossier';
import type { Explanation } from '../engine/explanation';
import { count, money } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { plural, t } from '../i18n/speech';
import type { ExitCost } from './exit-cost';
import { stackFor } from './stack';

export interface CheckItem {
  id: string;
  task: string;
  commands: readonly string[];
  expected: string;
  /** Who says what is expected. */
  sources: readonly string[];
}

type Expected = Pick<CheckItem, 'expected' | 'sources'>;

/** How each maker's machines list their accelerators. */
const listing: Readonly<Record<string, string>> = {
  NVIDIA: 'nvidia-smi --query-gpu=name,memory.total,driver_version --format=csv',
  AMD: 'rocm-smi --showproductname --showmeminfo vram --showdriverversion',
  Huawei: 'npu-smi info',
  Intel: 'hl-smi',
  AWS: 'neuron-ls',
  Google: 'python3 -c "import jax; print(jax.devices())"',
};

/** Both makers' libraries have the same test of collective communication (nccl-tests, rccl-tests). */
const collective = new Set(['NVIDIA', 'AMD']);

export function checklist(explanation: Explanation, dossier: Dossier, exit: ExitCost | undefined, names: Names): CheckItem[] {
  const { place } = explanation;
  const facts = dossier.providers[place.provider] ?? {};
  const accelerator = dossier.accelerators[place.accelerator.id ?? ''];
  const perNode = Number(place.per_node);
  const unknown: Expected = { expected: t('checklist.not_known'), sources: [] };
  const title = (id: string): string => dossier.sources[id]?.title ?? id;

  const fact = (id: string, say: (value: string) => string): Expected => {
    const known = facts[id];
    if (!known) return unknown;
    const value = typeof known.value === 'number' ? count(known.value) : spoken(`fact_state.${known.value === true ? 'yes' : 'no'}`, '');
    return { expected: say(typeof known.value === 'string' ? known.value : value), sources: [title(known.source)] };
  };
  const item = (id: string, expected: Expected, commands: readonly string[] = [], words = {}): CheckItem =>
    ({ id, task: t(`checklist.${id}`, words), commands, ...expected });

  const sla = fact('service.sla_single_instance', (value) => t('checklist.sla.expected', { value }));
  const credit = fact('service.sla_credit_steps', (value) => t('checklist.sla.credit', { value }));
  const stack = stackFor(place.accelerator.id, accelerator?.vendor, dossier.compatibility);
  const list = listing[accelerator?.vendor ?? ''];
  const fabric = place.fabric_gbps === null ? undefined
    : { gbps: count(place.fabric_gbps), fabric: spoken(`fabric.${place.fabric}`, place.fabric) };

  const items = [
    item('credit', fact('service.trial_credit', (value) => t('checklist.credit.expected', { value }))),
    item('quota', unknown, [], { accelerators: acceleratorsText(place, names), region: regionText(place) }),
    item('start', fact('service.cold_start_seconds', (value) => t('checklist.start.expected', { value }))),
    item('accelerators', Number.isInteger(perNode) && perNode > 0 ? listed(explanation, names, perNode) : unknown, list === undefined ? [] : [list]),
    item('driver', stack === undefined ? unknown : { expected: stack.expected, sources: stack.sources.map(title) }),
  ];
  if (perNode > 1 && collective.has(accelerator?.vendor ?? '')) {
    const link = linkRate(place.link, accelerator);
    items.push(item('link', link ? { ...link, sources: link.sources.map(title) } : unknown, [`./build/all_reduce_perf -b 8 -e 8G -f 2 -g ${perNode}`]));
  }
  items.push(item('network', fabric ? { expected: t('checklist.network.expected', fabric), sources: skuSource(explanation) } : unknown,
    ['iperf3 --server', 'iperf3 --client ADDRESS --parallel 8 --time 30']));
  if ((place.nodes ?? 1) > 1 && collective.has(accelerator?.vendor ?? '')) {
    items.push(item('collective', place.fabric_gbps === null ? unknown
      : { expected: t('checklist.collective.expected', { rate: count(place.fabric_gbps / 8) }), sources: skuSource(explanation) },
    [`mpirun -np ${(place.nodes ?? 1) * perNode} -N ${perNode} ./build/all_reduce_perf -b 8 -e 8G -f 2 -g 1`]));
  }
  items.push(
    item('disk', unknown, ['fio --name=read --rw=randread --bs=4k --iodepth=64 --numjobs=4 --size=10G --direct=1 --runtime=60 --time_based --group_reporting']),
    item('exit', exit?.amount && exit.currency ? { expected: t('checklist.exit.expected', { gigabytes: count(exit.gigabytes), amount: money(exit.amount, exit.currency) }), sources: [] } : unknown),
    item('sla', sla === unknown ? credit : { expected: [sla, credit].filter((part) => part !== unknown).map(({ expected }) => expected).join(' '),
      sources: [...new Set([...sla.sources, ...credit.sources])] }),
    item('billing', fact('service.billing_granularity_seconds', (value) => t('checklist.billing.expected', { value }))),
  );
  if (place.option === 'spot') items.push(item('notice', fact('service.spot_notice_seconds', (value) => t('checklist.notice.expected', { value }))));
  return items;
}

// What a machine shows of its memory is less than what is sold; it is expected only where a source says it.
function listed({ place, sku, sources }: Explanation, names: Names, perNode: number): Expected {
  const { memory_gb: nominal } = place.accelerator;
  const memory = sku.usable_mib !== null ? t('checklist.accelerators.usable', { memory: count(sku.usable_mib) })
    : nominal !== null ? t('checklist.accelerators.nominal', { memory: count(nominal) }) : t('page.memory_nominal_unknown');
  const source = sources[sku.usable_source ?? sku.source ?? '']?.title;
  return {
    expected: t(plural('checklist.accelerators.expected', perNode), { count: count(perNode), name: names.accelerator(place.accelerator.id), memory }),
    sources: source === undefined ? [] : [source],
  };
}

// A ring passes all data once each way: its bandwidth stays below the rate of one direction, half of what is published.
function linkRate(link: string, accelerator: Dossier['accelerators'][string] | undefined): Expected | undefined {
  if (!accelerator || accelerator.link_gb_per_s === null || link === 'pcie' || link === 'none' || link === 'unknown') return undefined;
  return {
    expected: t('checklist.link.expected', { rate: count(accelerator.link_gb_per_s / 2), both: count(accelerator.link_gb_per_s), link: accelerator.link }),
    sources: [accelerator.source],
  };
}

function skuSource({ sku, sources }: Explanation): string[] {
  const source = sources[sku.source ?? ''];
  return source ? [source.title] : [];
}
