// Measures how long Yoga needs for the trees of Benchmarks/Sources/flexbox-bench, and prints the same lines.
#include <yoga/Yoga.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

struct Built {
    YGNodeRef root;
    YGNodeRef leaf;
};

struct Tree {
    const char* name;
    int nodes;
    int rounds;
    float width;
    float height;
    std::function<Built()> build;
};

static YGConfigRef config;

static YGNodeRef node(YGFlexDirection direction, float grow) {
    YGNodeRef result = YGNodeNewWithConfig(config);
    YGNodeStyleSetFlexDirection(result, direction);
    if (grow != 0) YGNodeStyleSetFlexGrow(result, grow);
    return result;
}

static void add(YGNodeRef parent, YGNodeRef child) {
    YGNodeInsertChild(parent, child, YGNodeGetChildCount(parent));
}

static YGNodeRef leaf() {
    YGNodeRef result = node(YGFlexDirectionRow, 1);
    YGNodeStyleSetWidth(result, 5);
    YGNodeStyleSetHeight(result, 5);
    return result;
}

static Built flat() {
    YGNodeRef root = node(YGFlexDirectionRow, 0), last = nullptr;
    for (int i = 0; i < 1000; ++i) add(root, last = leaf());
    return {root, last};
}

static Built deep() {
    YGNodeRef last = leaf(), inner = last;
    for (int level = 0; level < 100; ++level) {
        YGNodeRef parent = node(level % 2 == 0 ? YGFlexDirectionColumn : YGFlexDirectionRow, 1);
        YGNodeStyleSetPadding(parent, YGEdgeAll, 1);
        add(parent, inner);
        inner = parent;
    }
    return {inner, last};
}

static YGNodeRef level(int depth, YGNodeRef& last) {
    if (depth == 4) return last = leaf();
    YGNodeRef result = node(depth % 2 == 0 ? YGFlexDirectionRow : YGFlexDirectionColumn, 1);
    for (int i = 0; i < 10; ++i) add(result, level(depth + 1, last));
    return result;
}

static Built nested() {
    YGNodeRef last = nullptr;
    YGNodeRef root = level(0, last);
    return {root, last};
}

static YGSize measure(YGNodeConstRef node, float width, YGMeasureMode mode, float, YGMeasureMode) {
    float length = static_cast<float>(reinterpret_cast<intptr_t>(YGNodeGetContext(node)));
    if (mode == YGMeasureModeUndefined) return {length, 14};
    float lines = std::max(std::ceil(length / std::max(width, 1.0f)), 1.0f);
    return {mode == YGMeasureModeExactly ? width : std::min(length, width), lines * 14};
}

static YGNodeRef measured(int length, float grow) {
    YGNodeRef result = node(YGFlexDirectionRow, grow);
    YGNodeSetContext(result, reinterpret_cast<void*>(static_cast<intptr_t>(length)));
    YGNodeSetMeasureFunc(result, measure);
    return result;
}

static Built text() {
    YGNodeRef root = node(YGFlexDirectionColumn, 0), last = nullptr;
    for (int i = 0; i < 1000; ++i) {
        YGNodeRef row = node(YGFlexDirectionRow, 0);
        YGNodeStyleSetPadding(row, YGEdgeAll, 4);
        YGNodeStyleSetAlignItems(row, YGAlignCenter);
        YGNodeRef icon = node(YGFlexDirectionRow, 0);
        YGNodeStyleSetWidth(icon, 20);
        YGNodeStyleSetHeight(icon, 20);
        add(row, icon);
        add(row, measured(300 + i % 10 * 50, 1));
        add(row, last = measured(20 + i % 7 * 10, 0));
        add(root, row);
    }
    return {root, last};
}

// Nanoseconds of processor time, so that what else the machine does counts less.
static double processorTime() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

static double elapsed(const std::function<void()>& work) {
    double start = processorTime();
    work();
    return processorTime() - start;
}

static void report(const Tree& tree, const char* operation, std::vector<double> times) {
    std::sort(times.begin(), times.end());
    printf("{\"tree\":\"%s\",\"operation\":\"%s\",\"median\":%f,\"p99\":%f}\n", tree.name, operation,
           times[times.size() / 2] / tree.nodes, times[std::min(times.size() - 1, times.size() * 99 / 100)] / tree.nodes);
}

int main() {
    config = YGConfigNew();
    YGConfigSetUseWebDefaults(config, true);
    const Tree trees[] = {
        {"flat", 1001, 200, 10000, 100, flat},
        {"deep", 101, 500, 1000, 1000, deep},
        {"nested", 11111, 50, 1000, 1000, nested},
        {"text", 4001, 80, 400, YGUndefined, text},
    };
    for (const Tree& tree : trees) {
        std::vector<double> times;
        for (int round = 0; round < tree.rounds; ++round) {
            Built built = tree.build();
            times.push_back(elapsed([&] { YGNodeCalculateLayout(built.root, tree.width, tree.height, YGDirectionLTR); }));
            YGNodeFreeRecursive(built.root);
        }
        report(tree, "from scratch", times);

        Built built = tree.build();
        YGNodeCalculateLayout(built.root, tree.width, tree.height, YGDirectionLTR);
        times.clear();
        for (int round = 0; round < tree.rounds * 10; ++round) {
            times.push_back(elapsed([&] {
                if (YGNodeHasMeasureFunc(built.leaf)) YGNodeMarkDirty(built.leaf);
                else YGNodeStyleSetPadding(built.leaf, YGEdgeLeft, round % 2 == 0 ? 1 : 2);
                YGNodeCalculateLayout(built.root, tree.width, tree.height, YGDirectionLTR);
            }));
        }
        report(tree, "one leaf changed", times);
        YGNodeFreeRecursive(built.root);
    }
}
