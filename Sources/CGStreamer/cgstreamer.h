// GStreamer for Swift, which can call neither functions with a variable number of arguments nor macros.
#include <gst/app/app.h>
#include <gst/gst.h>
#include <gst/video/video.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Returns the descriptor of a file without a name in memory, which programs that are started do not inherit, or -1.
static inline int cgst_memory_file(void) { return (int)syscall(SYS_memfd_create, "media", 1U); }

static inline void cgst_set_text(void *object, const char *property, const char *value) {
    g_object_set(object, property, value, NULL);
}

static inline void cgst_set_number(void *object, const char *property, double value) {
    g_object_set(object, property, value, NULL);
}

static inline void cgst_set_boolean(void *object, const char *property, gboolean value) {
    g_object_set(object, property, value, NULL);
}

static inline void cgst_set_object(void *object, const char *property, void *value) {
    g_object_set(object, property, value, NULL);
}

static inline gboolean cgst_has_property(void *object, const char *property) {
    return g_object_class_find_property(G_OBJECT_GET_CLASS(object), property) != NULL;
}

static inline int cgst_get_integer(void *object, const char *property) {
    int value = 0;
    g_object_get(object, property, &value, NULL);
    return value;
}

/// Limits the size of pictures, so that a file cannot request arbitrary amounts of memory for their copies.
static inline void cgst_limit_pictures(GstElement *sink, int side) {
    GstCaps *caps = gst_caps_new_simple(
        "video/x-raw", "width", GST_TYPE_INT_RANGE, 1, side, "height", GST_TYPE_INT_RANGE, 1, side, NULL);
    gst_app_sink_set_caps((GstAppSink *)sink, caps);
    gst_caps_unref(caps);
}

/// Creates a converter that uses several threads, and scales with linear filters.
static inline GstVideoConverter *cgst_make_converter(GstVideoInfo *source, GstVideoInfo *target, guint threads) {
    return gst_video_converter_new(
        source, target,
        gst_structure_new(
            "options", GST_VIDEO_CONVERTER_OPT_THREADS, G_TYPE_UINT, threads, GST_VIDEO_CONVERTER_OPT_RESAMPLER_METHOD,
            GST_TYPE_VIDEO_RESAMPLER_METHOD, GST_VIDEO_RESAMPLER_METHOD_LINEAR, NULL));
}

/// Wraps memory that the buffer neither copies nor releases.
static inline GstBuffer *cgst_wrap(void *bytes, gsize count) {
    return gst_buffer_new_wrapped_full((GstMemoryFlags)0, bytes, count, 0, count, NULL, NULL);
}

static inline gboolean cgst_map(GstVideoFrame *frame, GstVideoInfo *info, GstBuffer *buffer, gboolean writes) {
    return gst_video_frame_map(frame, info, buffer, writes ? GST_MAP_WRITE : GST_MAP_READ);
}

static inline void cgst_unref_buffer(GstBuffer *buffer) { gst_buffer_unref(buffer); }
static inline void cgst_unref_message(GstMessage *message) { gst_message_unref(message); }
static inline GstSample *cgst_ref_sample(GstSample *sample) { return gst_sample_ref(sample); }
static inline void cgst_unref_sample(GstSample *sample) { gst_sample_unref(sample); }

/// Returns the presentation time in nanoseconds, or -1.
static inline gint64 cgst_time(GstBuffer *buffer) {
    return GST_BUFFER_PTS_IS_VALID(buffer) ? (gint64)GST_BUFFER_PTS(buffer) : -1;
}

static inline gboolean cgst_is_from(GstMessage *message, void *object) { return GST_MESSAGE_SRC(message) == object; }

/// Returns whether the object that posted a message is, or is in, the element that reads the file or the connection.
static inline gboolean cgst_is_from_source(GstMessage *message) {
    GstObject *source = GST_MESSAGE_SRC(message);
    return source && GST_IS_ELEMENT(source) && GST_OBJECT_FLAG_IS_SET(source, GST_ELEMENT_FLAG_SOURCE);
}

/// Returns the description of a missing decoder, or NULL for other messages.
static inline const char *cgst_missing_element(GstMessage *message) {
    const GstStructure *structure = gst_message_get_structure(message);
    if (!structure || !gst_structure_has_name(structure, "missing-plugin")) return NULL;
    const char *name = gst_structure_get_string(structure, "name");
    return name ? name : "";
}
