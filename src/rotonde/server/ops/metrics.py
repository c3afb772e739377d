"""Prometheus metrics: counters and histograms of this process, in a registry of their own."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from rotonde.i18n.catalogue import fallbacks

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
REGISTRY: Final = CollectorRegistry()

disable_created_metrics()  # type: ignore[no-untyped-call]  # a series more for each counter: its start


class Histogram(Collector):
    """Histogram: counts by bucket, observed by one thread only.

    The library's own takes five times as long to observe, and every move does so twice.
    """

    def __init__(self, name: str, help_: str, bounds: Sequence[float]) -> None:
        self._name, self._help, self._bounds = name, help_, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def count(self) -> int:
        return sum(self._counts)

    def collect(self) -> Iterator[Metric]:
        bounds = [*(str(float(bound)) for bound in self._bounds), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._help, buckets=buckets, sum_value=self._sum)


def _histogram(name: str, help_: str, bounds: Sequence[float] = SECONDS) -> Histogram:
    histogram = Histogram(name, help_, bounds)
    REGISTRY.register(histogram)
    return histogram


class _Moves(Collector):
    """Counter of accepted moves: as many as the histogram of their times has seen."""

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("rotonde_moves", "Moves accepted, of people and bots.", value=MOVE.count())


REFUSALS: Final = Counter("rotonde_refusals_total", "Refusals, by code.", ["code"], registry=REGISTRY)
MOVE: Final = _histogram("rotonde_move_seconds", "From a move's arrival until it is stored and broadcast.")
COMMIT: Final = _histogram("rotonde_commit_seconds", "Until a table's rows are on disk.")
BOT: Final = _histogram("rotonde_bot_seconds", "Time of a bot's decision.")
WAITING: Final = _histogram("rotonde_bot_wait_seconds", "Time that a bot's decision waits for a process.")
BATCH: Final = _histogram("rotonde_batch_writes", "Writes that are committed together.", SIZES)
BATCH_TIME: Final = _histogram("rotonde_batch_seconds", "Time of the database for such a batch.")
REGISTRY.register(_Moves())


class Fallbacks(Collector):
    """Sentences that a language had not, as the catalogue counts them."""

    def collect(self) -> Iterator[Metric]:
        help_ = "Sentences said in English because their language has them not."
        family = CounterMetricFamily("rotonde_missing_sentences", help_, labels=["language"])
        for language, count in sorted(fallbacks().items()):
            family.add_metric([language], count)
        yield family


FALLBACKS: Final = Fallbacks()
REGISTRY.register(FALLBACKS)


def gauge(name: str, help_: str, value: float) -> Metric:
    """One value, as it is now."""
    return GaugeMetricFamily(name, help_, value)


def gauge_by(name: str, help_: str, label: str, values: Mapping[str, float]) -> Metric:
    """One value for each value of a label, as they are now."""
    family = GaugeMetricFamily(name, help_, labels=[label])
    for key, value in sorted(values.items()):
        family.add_metric([key], value)
    return family


class _Scrape(Collector):
    """The process' metrics and the gauges of one server, which are read at each scrape."""

    def __init__(self, gauges: Iterable[Metric]) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        yield from REGISTRY.collect()
        yield from self._gauges


def exposition(gauges: Iterable[Metric]) -> bytes:
    """The text that Prometheus scrapes."""
    return generate_latest(_Scrape(gauges))
